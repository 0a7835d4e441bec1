import path from 'node:path';
import {
  isArrayLiteralExpression,
  isIdentifier,
  isNumericLiteral,
  isObjectBindingPattern,
  isStringLiteral,
  SyntaxKind,
  type Expression,
  type Node,
  type ObjectBindingPattern,
} from 'typescript/unstable/ast';
import {
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { publicTypes, uiProject } from './ui-api';

const own = path.join(import.meta.dirname, '../../packages/ui/src/');

interface Prop {
  name: string;
  isSaid: boolean;
  byDefault: string | undefined;
  /** True for a choice, a flag or a number, which a component must have a default for. */
  isChoice: boolean;
  isOptional: boolean;
}

const absent = TypeFlags.Undefined | TypeFlags.Null;
const choice = TypeFlags.BooleanLike | TypeFlags.Literal | TypeFlags.Number;

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

/** A prop that a member of a union forbids has only `undefined`, so it is no choice. */
const isChoice = (type: Type | undefined) => {
  const values = type ? partsOf(type).filter(({ flags }) => (flags & absent) === 0) : [];
  return values.length > 0 && values.every(({ flags }) => (flags & choice) !== 0);
};

const placeOf = ({ valueDeclaration, declarations }: TypeSymbol): string | undefined => {
  const at = valueDeclaration ?? declarations[0];
  return at && `${at.path}#${String(at.index)}`;
};

function propOf(checker: Checker, owner: string, symbol: TypeSymbol): Prop {
  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const byDefault = tags.find(({ name }) => name === 'default');
  return {
    name: `${owner}.${symbol.name}`,
    isSaid: checker.getDocumentationCommentOfSymbol(symbol).trim() !== '',
    byDefault: byDefault && (byDefault.text ?? '').trim(),
    isChoice: isChoice(checker.getTypeOfSymbol(symbol)),
    isOptional: (symbol.flags & SymbolFlags.Optional) !== 0,
  };
}

/** Includes members of each type of a union. Strings and numbers also have JavaScript's own members. */
const membersOf = (checker: Checker, type: Type): readonly TypeSymbol[] =>
  partsOf(type)
    .filter(({ flags }) => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0)
    .flatMap((part) => checker.getPropertiesOfType(part));

function propsByPlace(project: Project): Map<string, Prop> {
  const { checker } = project;
  const found = new Map<string, Prop>();
  for (const entry of publicTypes(project)) {
    for (const symbol of membersOf(checker, checker.getDeclaredTypeOfSymbol(entry))) {
      const place = placeOf(symbol) ?? `${entry.name}.${symbol.name}`;
      if (!found.has(place)) found.set(place, propOf(checker, entry.name, symbol));
    }
  }
  return found;
}

function writtenOf(value: Expression): string | undefined {
  const isYesOrNo = value.kind === SyntaxKind.TrueKeyword || value.kind === SyntaxKind.FalseKeyword;
  if (isYesOrNo || isNumericLiteral(value)) return value.getText();
  if (isStringLiteral(value)) return value.text === '' ? undefined : value.getText();
  if (isArrayLiteralExpression(value) && value.elements.length > 0) return value.getText();
  return undefined;
}

/** True for the value alone or followed by text: `4 (16 px)`. For a computed value any text is enough. */
const agrees = (said: string | undefined, written: string | undefined): boolean =>
  said !== undefined &&
  (written === undefined ||
    said === written ||
    [' ', ','].some((mark) => said.startsWith(written + mark)));

function* patternsIn(node: Node): Generator<ObjectBindingPattern> {
  if (isObjectBindingPattern(node)) yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* patternsIn(child);
}

interface CodeDefault {
  prop: Prop;
  value: Expression;
}

function defaultsOf(
  checker: Checker,
  props: ReadonlyMap<string, Prop>,
  pattern: ObjectBindingPattern,
): CodeDefault[] {
  const type = checker.getTypeAtLocation(pattern);
  return pattern.elements.flatMap(({ propertyName, name, initializer: value }) => {
    const key = propertyName ?? name;
    if (!type || !value || !key || !(isIdentifier(key) || isStringLiteral(key))) return [];
    const symbol = checker.getPropertyOfType(type, key.text);
    const prop = symbol && props.get(placeOf(symbol) ?? '');
    return prop ? [{ prop, value }] : [];
  });
}

function codeDefaults({ checker, program }: Project, props: ReadonlyMap<string, Prop>) {
  const isCode = (file: string) =>
    file.startsWith(own) && !/\.(test|stories|docs|sample|css)\.tsx?$/.test(file);
  return program
    .getSourceFileNames()
    .filter(isCode)
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .flatMap((source) => [...patternsIn(source)])
    .flatMap((pattern) => defaultsOf(checker, props, pattern));
}

export function docViolations() {
  const project = uiProject();
  const props = propsByPlace(project);
  const all = [...props.values()];
  const taken = codeDefaults(project, props);
  const untrue = taken
    .filter(({ prop, value }) => !agrees(prop.byDefault, writtenOf(value)))
    .map(
      ({ prop, value }) =>
        `${prop.name}: the code has ${value.getText()}, its comment ${prop.byDefault ?? 'nothing'}`,
    );
  return {
    props: all.length,
    taken: taken.length,
    silent: all.filter(({ isSaid }) => !isSaid).map(({ name }) => name),
    withoutDefault: all
      .filter((prop) => prop.isOptional && prop.isChoice && prop.byDefault === undefined)
      .map(({ name }) => name),
    untrue,
  };
}
