import Facts
import Resolving

/// Claims of a value as a whole, or of its parts.
extension ClaimFinder {
    /// What a `Result` that cannot be compared carries; `nil` for any other value.
    private func carried(_ claim: FoundClaim, _ type: TypeRef) -> [FoundClaim]? {
        guard type.bare.lastName == "Result", case .named(let components) = subject.types.expanded(type).bare,
            let success = components.last?.arguments.first,
            case .enumCase(_, let name, let parts)? = end?.reduce(claim.value)
        else { return nil }
        let path = claim.path + [Claim.Step.success]
        guard name == "success" else { return [FoundClaim(subject: claim.subject, path: path, value: .null)] }
        guard let value = parts.first?.value, value != .void else { return [] }
        return expand(FoundClaim(subject: claim.subject, path: path, value: value), type: success)
    }

    /// A claim of the JSON that data holds which the code wrote; `nil` for any other value.
    private func encoded(_ claim: FoundClaim) -> [FoundClaim]? {
        guard case .construct(let type, let parts) = claim.value, type.text == "Data", parts.first?.label == "encoded"
        else { return nil }
        guard let text = end?.encodedText(claim.value) else { return [] }
        return [FoundClaim(subject: claim.subject, path: claim.path + [.field("sortedJSON")], value: .string(text))]
    }

    /// Whether a value is computed as a number of little precision, which rounds otherwise.
    private func isRounded(_ value: Term, _ type: TypeRef?) -> Bool {
        guard type?.bare.lastName == "Float", let reduced = end?.reduce(value) else { return false }
        guard case .float(let number) = reduced else {
            if case .binary = reduced { return true }
            return false
        }
        return Double(Float(number)) != number && !CodeLiterals(of: subject).fractions.contains(number)
    }

    /// The type of a field that tests see, within for one that is not known; `nil` for any other.
    private func shownType(of name: String, in type: TypeRef?) -> TypeRef?? {
        guard let type else { return nil }
        let fact = subject.types.fieldFact(name, of: type)
        // The label of an initialiser's parameter need not be a property.
        if fact == nil, subject.types.declaration(type) != nil { return nil }
        return fact?.property.info.access.isTestable ?? true ? .some(subject.types.fieldType(name, of: type)) : nil
    }

    private func count(of claim: FoundClaim, _ count: Int) -> FoundClaim {
        FoundClaim(subject: claim.subject, path: claim.path + [.field("count")], value: .integer(count))
    }

    /// Whether a test can compare a value as a whole; what is part of a list is not compared with a list.
    private func isComparable(_ value: Term, _ type: TypeRef?) -> Bool {
        guard let type, subject.types.isEquatable(type), type.bare.lastName != "ArraySlice" else { return false }
        return subject.types.isReproducible(value) && subject.types.isWritable(value)
    }

    /// That a value is some case; a member of a type that nobody declares need not be one: `.main`.
    private func pattern(of claim: FoundClaim, _ type: TypeRef?) -> [FoundClaim] {
        guard let type, type.bare.lastName == "Result" || !subject.types.enumCases(type).isEmpty else { return [] }
        return [FoundClaim(subject: claim.subject, path: claim.path, value: claim.value, isPattern: true)]
    }

    /// Claims of a case that is not one of the whole value; `nil` where a pattern would not say which case it is.
    private func cases(
        of claim: FoundClaim, _ name: String, _ parts: [LabelledTerm], _ type: TypeRef?
    ) -> [FoundClaim]? {
        guard let type, !type.isOptional || name != "none" else { return nil }
        // A pattern of a case fits the optional of its enum as well.
        let whole = type.optionalWrapped ?? type
        let carried = payload(of: claim, name, parts, whole)
        return carried.isEmpty ? pattern(of: claim, whole) : carried
    }

    /// Claims of what a case carries whose enum cannot be compared.
    private func payload(
        of claim: FoundClaim, _ name: String, _ parts: [LabelledTerm], _ type: TypeRef?
    ) -> [FoundClaim] {
        guard !claim.path.contains(where: \.isCarried) else { return [] }
        let types = type.map { subject.types.carried(by: name, of: $0) } ?? []
        return zip(parts, types).enumerated().flatMap { index, found in
            let step = Claim.Step.carried(case: name, index: index, count: parts.count)
            return expand(
                FoundClaim(subject: claim.subject, path: claim.path + [step], value: found.0.value), type: found.1)
        }.filter { !$0.isPattern }
    }

    /// The type of a value that stands where one of a protocol is declared; `nil` for any other.
    private func own(_ value: Term, asOne type: TypeRef?) -> TypeRef? {
        switch value {
        case .enumCase, .construct: break
        default: return nil
        }
        guard let type, let declared = subject.types.declaration(type), let own = end?.typeOf(value),
            let fact = subject.types.declaration(own)
        else { return nil }
        switch (declared.kind, fact.kind) {
        case (.protocol, .enum), (.protocol, .struct): return own
        case (.protocol, .class), (.class, .class): return declared != fact && !type.isOptional ? own : nil
        default: return nil
        }
    }

    /// A claim of a value as one of its own type.
    private func cast(_ claim: FoundClaim, _ own: TypeRef) -> [FoundClaim] {
        expand(FoundClaim(subject: claim.subject, path: claim.path + [.cast(own)], value: claim.value), type: own)
    }

    /// Whether a value can be written as one: nothing in it is made by an initialiser of the code that does something.
    private func isPlain(_ value: Term) -> Bool { value.isPlain && !isMade(value) }

    private func isMade(_ value: Term) -> Bool { end?.made[value] != nil || value.children.contains(where: isMade) }

    /// Claims of a value that is declared as anything, by the type it is of; by its parts where it cannot be compared.
    private func ownOnes(of claim: FoundClaim, declaredAs type: TypeRef) -> [FoundClaim] {
        guard let own = end?.typeOf(claim.value), !own.isOpenToAll, !own.isOptional else { return [] }
        let claims = cast(claim, own).filter { !$0.isPattern }
        let whole = claims.filter { $0.path.last == .cast(own) }
        return whole.isEmpty && type.bare.lastName == "Any" ? claims : whole
    }

    /// How many steps lead to a part that is looked at: what a case carries lies deeper, and what is in a list, such as rows
    /// of sections of a loaded state.
    private func mostSteps(_ claim: FoundClaim) -> Int {
        if claim.path.contains(where: \.isCarried) { return 6 }
        let casts = claim.path.count { if case .cast = $0 { true } else { false } }
        return casts + (claim.path.contains { if case .element = $0 { true } else { false } } ? 6 : 5)
    }

    /// Claims of what a dictionary that cannot be compared holds under texts.
    private func entriesOfText(_ claim: FoundClaim, _ entries: [Term.Entry], _ type: TypeRef?) -> [FoundClaim] {
        guard let type, let types = subject.types.dictionaryTypes(type), !types.value.isOptional else { return [] }
        return entries.flatMap { entry -> [FoundClaim] in
            guard case .string(let key) = entry.key else { return [] }
            let path = claim.path + [.entry(key)]
            return expand(FoundClaim(subject: claim.subject, path: path, value: entry.value), type: types.value)
        }
    }

    /// Claims of the header fields of a request that are not one of the whole; `nil` where it is.
    private func headerFields(_ fields: Term, of claim: FoundClaim, _ type: TypeRef?) -> [FoundClaim]? {
        // Some systems write the names of header fields in their own way, where they are not as usual.
        guard end?.hasUsualNames(fields) == true else { return [] }
        guard isSentBySession(claim), case .dictionary(let entries)? = end?.reduce(fields) else { return nil }
        let path = claim.path + [.field("allHTTPHeaderFields")]
        let whole = FoundClaim(subject: claim.subject, path: path, value: fields)
        return entriesOfText(whole, entries, shownType(of: "allHTTPHeaderFields", in: type) ?? nil)
    }

    /// Whether a claim is about a request that a session sends, which may add header fields of its own.
    private func isSentBySession(_ claim: FoundClaim) -> Bool {
        switch claim.subject {
        case .argument(let member, _), .earlierArgument(let member, _, _):
            subject.ports[member.dependency]?.isSession == true
        default: false
        }
    }

    /// A claim of the whole value where it can be compared and written, of its parts otherwise.
    func expand(_ found: FoundClaim, type: TypeRef?) -> [FoundClaim] {
        guard found.path.count < mostSteps(found), !isRounded(found.value, type) else { return [] }
        let claim = end?.settled(found, type) ?? found
        func part(_ step: Claim.Step, _ term: Term, _ type: TypeRef?) -> [FoundClaim] {
            expand(FoundClaim(subject: claim.subject, path: claim.path + [step], value: term), type: type)
        }
        func field(_ name: String, _ term: Term) -> [FoundClaim] {
            if name == "allHTTPHeaderFields", let known = headerFields(term, of: claim, type) { return known }
            return shownType(of: name, in: type).map { part(.field(name), term, $0) } ?? []
        }
        if let type, type.isOpenToAll, claim.value != .null { return ownOnes(of: claim, declaredAs: type) }
        if let own = own(claim.value, asOne: type) { return cast(claim, own) }
        if let encoded = encoded(claim) { return encoded }
        let comparable = isComparable(claim.value, type)
        if !comparable, let type, let carried = carried(claim, type) { return carried }
        switch claim.value {
        case .subject:
            return claim.path.isEmpty && type.map(subject.types.isIdentifiable) ?? false ? [claim] : []
        case .unknown, .void, .holder, .dependency, .task, .continuation, .closure, .stream, .group: return []
        case .null: return [claim]
        case .updated(let base, let name, let value):
            let earlier =
                if case .updated = base {
                    expand(FoundClaim(subject: claim.subject, path: claim.path, value: base), type: type)
                } else { [FoundClaim]() }
            let path = claim.path + [.field(name)]
            return earlier.filter { !$0.path.starts(with: path) } + field(name, value)
        case .construct(_, let parts) where end?.made[claim.value] != nil:
            // That it is what the code under test makes of the same would say nothing.
            let fields = (end?.made[claim.value] ?? [:]).sorted { $0.key < $1.key }.flatMap { field($0.key, $0.value) }
            let isRead = parts.first?.label == "from"
            return fields.isEmpty && !isRead && comparable && claim.value.isSpellable ? [claim] : fields
        case .construct(_, let parts)
        where parts.contains { $0.value.hasUnknown || !isPlain($0.value) } || !comparable:
            return parts.flatMap { part in part.label.map { field($0, part.value) } ?? [] }
        case .list(let elements) where !elements.allSatisfy(isPlain) || !comparable:
            return [count(of: claim, elements.count)]
                + elements.enumerated().flatMap { part(.element($0), $1, type.flatMap(subject.types.elementType)) }
        case .dictionary(let entries)
        where !entries.allSatisfy { isPlain($0.key) && isPlain($0.value) } || !comparable:
            return [count(of: claim, entries.count)] + entriesOfText(claim, entries, type)
        case .tuple(let parts):
            let types = type.map(subject.types.tupleElements) ?? []
            return parts.enumerated().flatMap { index, item in
                part(.field(item.label ?? "\(index)"), item.value, index < types.count ? types[index].type : nil)
            }
        case .enumCase(_, let name, let parts) where !comparable || !parts.allSatisfy { isPlain($0.value) }:
            return cases(of: claim, name, parts, type) ?? (comparable && claim.value.isSpellable ? [claim] : [])
        case .place where !comparable && end?.instance(claim.value) != nil:
            return [claim] + changed(claim, type)
        case .member(.place, let name) where !comparable && isObject(type, at: name): return [claim]
        case .place where !comparable:
            guard let type, !type.isOptional else { return [] }
            if subject.types.family(type) == .list, subject.types.elementType(type) != nil {
                return part(.field("count"), .member(claim.value, "count"), .simple("Int")) + changed(in: claim, type)
            }
            return subject.types.distinguishingField(of: type).map { field($0, .member(claim.value, $0)) } ?? []
        default: return comparable && claim.value.isSpellable ? [claim] : []
        }
    }
}

extension TypeRef {
    /// Whether it says nothing of what values are: `Any`, `any Error`.
    var isOpenToAll: Bool { ["Any", "Error"].contains(bare.lastName ?? bare.text) }
}

extension Term {
    /// Whether a list can hold it and still be written: nothing replaced inside, nothing unknown, no document.
    fileprivate var isPlain: Bool {
        if case .updated = self { return false }
        if case .construct(let type, let parts) = self, type.text == "Data", parts.first?.label == "encoded" {
            return false
        }
        return isSpellable && children.allSatisfy(\.isPlain)
    }
}
