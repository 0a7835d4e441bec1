import {
  SignatureKind,
  TypeFlags,
  type Checker,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';

/** A type used by props: an item, or a record of labels. */
export interface NestedType {
  /** The name of the type, or of the prop for an inline type. */
  name: string;
  description: string;
  properties: readonly TypeSymbol[];
}

/** Types of packages/ui: those of React and the browser are documented elsewhere. */
const isOwn = ({ declarations }: TypeSymbol) =>
  declarations.some(({ path }) => /\/(packages\/ui|apps\/dashboard)\/src\//.test(path));

/** Name of an inline type. */
const unnamed = '__type';

/**
 * Object types of packages/ui that props lead to, recursively: items of lists, arguments and results of functions,
 * members of unions. Each once, in the order of the props.
 */
export function nestedTypesOf(checker: Checker, props: readonly TypeSymbol[]): NestedType[] {
  const found = new Map<string, NestedType>();
  const seen = new Set<number>();

  function add(name: string, type: Type, described: TypeSymbol) {
    const known = found.get(name);
    const properties = checker.getPropertiesOfType(type);
    // Members of a union with the same name share a table: optional rows of one are in the other.
    const names = new Set(known?.properties.map((property) => property.name));
    const others = properties.filter((property) => !names.has(property.name));
    found.set(name, {
      name,
      description: known?.description ?? checker.getDocumentationCommentOfSymbol(described),
      properties: [...(known?.properties ?? []), ...others],
    });
    for (const property of properties) ofProperty(property);
  }

  function ofObject(type: Type, from: TypeSymbol) {
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (call) {
      // Inline functions only: icons and React's handlers lead to types of others.
      if (!symbol || !isOwn(symbol)) return;
      call.getParameters().forEach((_, index) => {
        const parameter = checker.getParameterType(call, index);
        if (parameter) walk(parameter, from);
      });
      const result = checker.getReturnTypeOfSignature(call);
      if (result) walk(result, from);
      return;
    }
    for (const argument of type.getAliasTypeArguments()) walk(argument, from);
    if (type.isTypeReference())
      for (const argument of checker.getTypeArguments(type)) walk(argument, from);
    for (const { valueType } of checker.getIndexInfosOfType(type)) walk(valueType, from);
    if (!symbol || !isOwn(symbol) || checker.isArrayLikeType(type)) return;
    const described = symbol.name === unnamed ? from : symbol;
    add(described.name, type, described);
  }

  function walk(type: Type, from: TypeSymbol): void {
    if (seen.has(type.id)) return;
    seen.add(type.id);
    if (type.isUnionType()) {
      for (const member of type.getTypes()) walk(member, from);
      return;
    }
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0) ofObject(type, from);
  }

  function ofProperty(property: TypeSymbol) {
    // A ref has no data.
    if (property.name === 'ref') return;
    const type = checker.getTypeOfSymbol(property);
    if (type && type.getAliasSymbol()?.name !== 'ReactNode') walk(type, property);
  }

  for (const prop of props) ofProperty(prop);
  return [...found.values()].filter(({ properties }) => properties.length > 0);
}
