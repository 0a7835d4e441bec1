import { ArrowUp, Check, Plus, Search, Trash2 } from 'lucide-react';
import type { ArgTypes, InputType, StrictArgTypes } from 'storybook/internal/types';
import { infoKey, type ComponentInfo } from './component-info.ts';

const hasInfo = (component: unknown): component is Record<typeof infoKey, ComponentInfo> =>
  (typeof component === 'function' || (typeof component === 'object' && component !== null)) &&
  infoKey in component;

const icons = { ArrowUp, Check, Plus, Search, Trash2 };
const orNone = { none: undefined, ...icons };

const isRequired = ({ type }: InputType) => typeof type === 'object' && type.required === true;

/** Icons are functions: controls select them by name. */
function withIcons<Row extends InputType>(row: Row): Row {
  if (row.table?.type?.summary !== 'LucideIcon') return row;
  const mapping = isRequired(row) ? icons : orNone;
  return { ...row, control: 'select', options: Object.keys(mapping), mapping };
}

function mapped<Row extends InputType>(
  rows: Readonly<Record<string, Row>>,
  change: (row: Row, name: string) => Row,
): Record<string, Row> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, change(row, name)]));
}

export const infoOf = (component: unknown): ComponentInfo | undefined =>
  hasInfo(component) ? component[infoKey] : undefined;

export function extractArgTypes(component: unknown): ArgTypes | null {
  const info = infoOf(component);
  return info ? mapped(info.argTypes, withIcons) : null;
}

/** True when a value survives the editor of objects, which supports only text, numbers, lists and records. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

interface StoryProps {
  argTypes: StrictArgTypes;
  initialArgs: Readonly<Record<string, unknown>>;
}

/** True when Storybook's default editor for the type can edit the story's value. */
function isEditable({ type }: InputType, value: unknown): boolean {
  const kind = typeof type === 'object' ? type.name : type;
  if (kind === 'array' || kind === 'object' || kind === 'other') return isPlain(value);
  // Elements may be in the place of a text.
  return kind !== 'string' || typeof value !== 'object' || value === null;
}

/** Removes editors that would break their values: functions, elements, and records that a story does not set. */
export const editableArgTypes = ({ argTypes, initialArgs }: StoryProps): StrictArgTypes =>
  mapped(argTypes, (row, name) =>
    isEditable(row, initialArgs[name]) ? row : { ...row, control: false },
  );
