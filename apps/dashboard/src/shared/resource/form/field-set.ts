import * as z from 'zod/mini';
import type { FieldKind } from './field-kinds';
import type { FieldProblems, FormFields } from './form-definition';

type Kinds = Readonly<Record<string, object>>;

/** Properties that may be undefined may be left out too. */
type Sparse<Of> = { [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name] } & {
  [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name];
};

type Values<Of extends Kinds> = {
  -readonly [Name in keyof Of]: Of[Name] extends FieldKind<infer Value, infer _, infer _>
    ? Value
    : never;
};
type Source<Of extends Kinds> = Sparse<{
  [Name in keyof Of]: Of[Name] extends FieldKind<infer _, infer From, infer _> ? From : never;
}>;
type Sent<Of extends Kinds> = {
  -readonly [Name in keyof Of]: Of[Name] extends FieldKind<infer _, infer _, infer To> ? To : never;
};
type Body<Of extends Kinds> = {
  [Name in keyof Sent<Of> as undefined extends Sent<Of>[Name] ? never : Name]: Sent<Of>[Name];
} & {
  [Name in keyof Sent<Of> as undefined extends Sent<Of>[Name] ? Name : never]?: Exclude<
    Sent<Of>[Name],
    undefined
  >;
};

/** What `defineForm` takes of a set of fields, and the request that they make. */
export interface FieldSet<Of extends Kinds> {
  values: z.ZodMiniType<Values<Of>>;
  empty: () => Values<Of>;
  from: (entity: Source<Of>) => Values<Of>;
  /** The fields of a request, of values that passed the rules. */
  body: (values: Values<Of>) => Body<Of>;
  rules: (values: Values<Of>) => Promise<FieldProblems<Values<Of>>>;
  fields: FormFields<Values<Of>>;
  files: (values: Values<Of>) => readonly string[];
  restore: (values: Values<Of>) => Values<Of>;
}

/** What a form of these fields holds. @example type LeadValues = FieldValuesOf<typeof leadFields> */
export type FieldValuesOf<Set> = Set extends FieldSet<infer Of> ? Values<Of> : never;

type AnyKind = FieldKind<unknown, unknown, unknown>;

/**
 * Fields of a form, said once by their names in the contract: shape, beginning, what an entity has, what a request gets, rules, and what of a
 * draft is kept beside it. What depends on several of them, `defineForm` says after it.
 *
 * @example
 * const employee = fieldSet({ full_name: textField({ label: 'employees:form.name', isRequired: true, max: 200 }), phone: phoneField({ label: 'employees:phone' }) });
 * export const employeeForm = defineForm({ ...employee, name: 'employee', version: 1, from: (one: Employee) => employee.from(one),
 *   toCreate: employee.body, toUpdate: (values, before) => changedFields(employee.body(before), employee.body(values)) });
 */
export function fieldSet<const Of extends Kinds>(kinds: Of): FieldSet<Of>;
// The one place where values that were read one by one take the types that their kinds say.
export function fieldSet(kinds: Readonly<Record<string, AnyKind>>): unknown {
  type Named = Readonly<Record<string, unknown>>;
  const each = <Result>(read: (kind: AnyKind, name: string) => Result) =>
    Object.entries(kinds).map(([name, kind]) => [name, read(kind, name)] as const);
  const made = (read: (kind: AnyKind, name: string) => unknown) => Object.fromEntries(each(read));
  return {
    values: z.object(Object.fromEntries(each(({ shape }) => shape))),
    empty: () => made(({ empty }) => empty),
    from: (entity: Named) => made(({ from }, name) => from(entity[name])),
    body: (values: Named) =>
      Object.fromEntries(
        each(({ to }, name) => to(values[name])).filter(([, value]) => value !== undefined),
      ),
    rules: async (values: Named) =>
      Object.fromEntries(
        await Promise.all(
          each(({ rule }, name) => rule?.(values[name])).map(
            async ([name, problem]) => [name, await problem] as const,
          ),
        ),
      ),
    fields: kinds,
    files: (values: Named) =>
      each(({ files }, name) => files?.(values[name]) ?? []).flatMap(([, found]) => found),
    restore: (values: Named) =>
      made((kind, name) => (kind.restore ?? ((value) => value))(values[name])),
  };
}
