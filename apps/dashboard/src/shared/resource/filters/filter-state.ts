import type { Currency } from '@karvon/api/main';
import type { AnyFilter } from './filter-kinds';

/** Filters by the contract's names, in the order of drawer and chips. */
export type FilterDefinition = Readonly<Record<string, AnyFilter>>;

type Bounds<Name extends string> = `${Name}_from` | `${Name}_to`;

type EntriesOf<Name extends string, Filter> = Filter extends { kind: 'money' }
  ? { [Entry in Bounds<Name>]?: number } & { currency?: Currency }
  : Filter extends { kind: 'range' }
    ? { [Entry in Bounds<Name>]?: number }
    : Filter extends { kind: 'days' }
      ? { [Entry in Bounds<Name>]?: string }
      : Filter extends { kind: 'dates' }
        ? { from?: string; to?: string }
        : { [Entry in Name]?: ValueOf<Filter> };

type ValueOf<Filter> = Filter extends {
  kind: 'tabs';
  tabs: readonly { values: readonly (infer Value)[] }[];
}
  ? Filter extends { isSingle: true }
    ? Value
    : Value[]
  : Filter extends { kind: 'ordering' | 'choice'; options: Readonly<Record<infer Value, unknown>> }
    ? Value
    : Filter extends { kind: 'choices'; options: Readonly<Record<infer Value, unknown>> }
      ? Value[]
      : Filter extends { kind: 'yesNo' } | { kind: 'flag'; no: string }
        ? boolean
        : Filter extends { kind: 'flag' }
          ? true
          : Filter extends { kind: 'ids' }
            ? number[]
            : Filter extends { kind: 'reference' | 'number'; none: string }
              ? string
              : Filter extends { kind: 'reference' | 'number' | 'preset' }
                ? number
                : string;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Plain<Entries> = { [Name in keyof Entries]: Entries[Name] };

type AllEntries<Definition> = Plain<
  Together<
    { [Name in keyof Definition & string]: EntriesOf<Name, Definition[Name]> }[keyof Definition &
      string]
  >
>;

export type NarrowingOf<Definition> = AllEntries<{
  [
    Name in keyof Definition as Definition[Name] extends { kind: 'tabs' | 'ordering' }
      ? never
      : Name
  ]: Definition[Name];
}>;

export type StateOf<Definition> = AllEntries<Definition> & PageState;

// A type, since an interface is not assignable to a record of `FilterValue`.
export type PageState = {
  /** From 1. */
  page: number;
  view?: 'table';
};
