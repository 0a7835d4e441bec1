import { dayOf } from '../../period';
import type { AnyFilter, DatesFilter, DaysFilter } from './filter-kinds';
import type { FilterValue } from './filter-values';

export interface FilterEntry {
  name: string;
  filter: AnyFilter;
  read: (text: string) => FilterValue | undefined;
}

const digits = /^\d{1,15}$/;

const toInteger = (text: string): number | undefined =>
  digits.test(text) ? Number(text) : undefined;

const toId = (text: string): number | undefined => toInteger(text) || undefined;

const toIdOrNone = (text: string): string | undefined =>
  text === 'none' ? text : toId(text)?.toString();

const toBoolean = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const toKnown =
  (values: readonly string[]) =>
  (text: string): string | undefined =>
    values.includes(text) ? text : undefined;

/** Parses comma-separated items. Undefined without a valid one. */
const toList =
  <Item>(read: (text: string) => Item | undefined) =>
  (text: string): Item[] | undefined => {
    const items = text
      .split(',')
      .map(read)
      .filter((item) => item !== undefined);
    return items.length === 0 ? undefined : [...new Set(items)].slice(0, 100);
  };

export const dayEntries = (name: string, { kind }: DatesFilter | DaysFilter) =>
  kind === 'dates' ? { from: 'from', to: 'to' } : { from: `${name}_from`, to: `${name}_to` };

export function entriesOf(name: string, filter: AnyFilter): FilterEntry[] {
  const entry = (read: FilterEntry['read'], as = name): FilterEntry => ({ name: as, filter, read });
  switch (filter.kind) {
    case 'text':
      return [entry((text) => text.trim().slice(0, 200) || undefined)];
    case 'tabs': {
      const known = toKnown(filter.tabs.flatMap(({ values }) => values));
      return [entry(filter.isSingle === true ? known : toList(known))];
    }
    case 'ordering':
    case 'choice':
      return [entry(toKnown(Object.keys(filter.options)))];
    case 'choices':
      return [entry(toList(toKnown(Object.keys(filter.options))))];
    case 'reference':
    case 'number':
      return [entry(filter.none === undefined ? toId : toIdOrNone)];
    case 'preset':
      return [entry(toId)];
    case 'ids':
      return [entry(toList(toId))];
    case 'flag':
      return [entry(filter.no === undefined ? (text) => text === 'true' || undefined : toBoolean)];
    case 'yesNo':
      return [entry(toBoolean)];
    case 'range':
      return [entry(toInteger, `${name}_from`), entry(toInteger, `${name}_to`)];
    case 'money':
      return [
        entry(toInteger, `${name}_from`),
        entry(toInteger, `${name}_to`),
        entry(toKnown(['UZS', 'USD']), 'currency'),
      ];
    case 'dates':
    case 'days': {
      const { from, to } = dayEntries(name, filter);
      return [entry(dayOf, from), entry(dayOf, to)];
    }
  }
  return filter satisfies never;
}
