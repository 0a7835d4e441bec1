import {
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import type { InputType, SBType } from 'storybook/internal/types';
import type { ComponentInfo } from './component-info.ts';
import { nestedTypesOf } from './nested-types.ts';

/** Flags of the compiler: no truncation, and the members of a union instead of its name. */
const inFull = 1 | (1 << 23);

/** Maximum length of a type in the table, in characters. Longer ones unfold. */
const shown = 140;

const isEmpty = ({ flags }: Type) => (flags & TypeFlags.Nullable) !== 0;
const isText = ({ flags }: Type) => (flags & (TypeFlags.String | TypeFlags.TypeParameter)) !== 0;
const isFigure = ({ flags }: Type) => (flags & TypeFlags.Number) !== 0;
const isYesOrNo = ({ flags }: Type) => (flags & TypeFlags.BooleanLike) !== 0;

/** True for content that React renders. Users may type text for it, for example a label. */
const isRendered = (type: Type) => type.getAliasSymbol()?.name === 'ReactNode';

/** Shown by name: their definitions do not help a designer. */
const plainNames = ['ReactNode', 'LucideIcon'];

const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter((member) => !isEmpty(member));

const choicesOf = (members: readonly Type[]): (string | number)[] =>
  members.flatMap((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType() ? [member.value] : [],
  );

/** A type in the format by which Storybook selects a control. */
function controlled(checker: Checker, type: Type, written: string): SBType {
  if (isRendered(type)) return { name: 'string' };
  const members = membersOf(type);
  const choices = choicesOf(members);
  if (choices.length > 0 && !members.some(isText)) return { name: 'enum', value: choices };
  if (members.every(isYesOrNo)) return { name: 'boolean' };
  if (members.some(isText)) return { name: 'string' };
  if (members.some(isFigure)) return { name: 'number' };
  const isCallable = (member: Type) =>
    checker.getSignaturesOfType(member, SignatureKind.Call).length > 0;
  if (members.every(isCallable)) return { name: 'function' };
  if (members.every((member) => checker.isArrayLikeType(member)))
    return { name: 'array', value: { name: 'other', value: written } };
  return { name: 'other', value: written };
}

function writtenOf(checker: Checker, type: Type, isOptional: boolean): string {
  const alias = type.getAliasSymbol()?.name;
  if (alias !== undefined && plainNames.includes(alias)) return alias;
  const text = checker
    .typeToString(type, undefined, inFull)
    .replace('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement');
  if (!isOptional) return text;
  // The question mark already says `undefined`, and a single function needs no brackets.
  return text.replace(/ \| undefined$/, '').replace(/^\(([^|]*)\)$/, '$1');
}

/** Shortens a long type to its choices or its beginning. Replaces the name of a union by its choices. */
function shortOf(type: Type, written: string): string {
  const members = membersOf(type);
  const choices = choicesOf(members).map((choice) => JSON.stringify(choice));
  if (choices.length > 0 && choices.length < members.length) choices.push('…');
  if (choices.length > 0) return choices.join(' | ');
  return written.length > shown ? `${written.slice(0, shown)}…` : written;
}

function rowOf(checker: Checker, prop: TypeSymbol): InputType {
  const type = checker.getTypeOfSymbol(prop);
  const isOptional = (prop.flags & SymbolFlags.Optional) !== 0;
  if (!type) throw new Error(`${prop.name} has no type`);
  const written = writtenOf(checker, type, isOptional);
  const byDefault = checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default');
  return {
    name: prop.name,
    description: checker.getDocumentationCommentOfSymbol(prop),
    type: { ...controlled(checker, type, written), required: !isOptional },
    table: {
      type:
        written.length > shown
          ? { summary: shortOf(type, written), detail: written }
          : { summary: written },
      ...(byDefault && {
        defaultValue: { summary: String(byDefault.text).replaceAll('`', '').trim() },
      }),
    },
  };
}

const isValue = ({ flags }: TypeSymbol) =>
  (flags & (SymbolFlags.Function | SymbolFlags.BlockScopedVariable)) !== 0;

/** The props type of a component; undefined for other exports. */
function propsOf(checker: Checker, symbol: TypeSymbol): Type | undefined {
  if (!/^[A-Z]/.test(symbol.name) || !isValue(symbol)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return call && checker.getParameterType(call, 0);
}

/** Exported components of a file, with a row for every prop, however its type is composed. */
export function componentsOf({ checker, program }: Project, file: string): ComponentInfo[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const props = propsOf(checker, symbol);
    if (!props) return [];
    const own = checker.getPropertiesOfType(props);
    const rowsOf = (properties: readonly TypeSymbol[]) =>
      Object.fromEntries(properties.map((prop) => [prop.name, rowOf(checker, prop)]));
    return [
      {
        displayName: symbol.name,
        description: checker.getDocumentationCommentOfSymbol(symbol),
        argTypes: rowsOf(own),
        types: nestedTypesOf(checker, own).map(({ name, description, properties }) => ({
          displayName: name,
          description,
          argTypes: rowsOf(properties),
        })),
      },
    ];
  });
}
