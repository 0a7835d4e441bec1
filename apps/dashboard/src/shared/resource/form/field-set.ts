import { get, set } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Violation } from '../../form/field-rules';
import { limitsOf } from './contract-limits';
import type { FieldKind } from './field-kinds';
import type { FieldProblems, FormFields } from './form-definition';

type Kinds = Readonly<Record<string, object>>;

/** Makes properties that may be undefined optional. */
type Sparse<Of> = { [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name] } & {
  [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name];
};

type Head<Name> = Name extends `${infer First}.${string}` ? First : Name;
/** Kinds below a path: those of `core_car.year` and `core_car.vin` for `core_car`. */
type Under<Of extends Kinds, First extends PropertyKey> = {
  readonly [
    Name in keyof Of as Name extends `${First & string}.${infer Rest}` ? Rest : never
  ]: Of[Name];
};

type Values<Of extends Kinds> = {
  -readonly [First in Head<keyof Of>]: First extends keyof Of
    ? Of[First] extends FieldKind<infer Value, infer _, infer _>
      ? Value
      : never
    : Values<Under<Of, First>>;
};
type Source<Of extends Kinds> = Sparse<{
  [First in Head<keyof Of>]: First extends keyof Of
    ? Of[First] extends FieldKind<infer _, infer From, infer _>
      ? From
      : never
    : Source<Under<Of, First>> | undefined;
}>;
type SentOf<Kind> = Kind extends FieldKind<infer _, infer _, infer To> ? To : never;

type SentNames<Of extends Kinds> = {
  [Name in keyof Of]: SentOf<Of[Name]> extends undefined ? never : Head<Name>;
}[keyof Of];

/** A kind with another type than the request's keeps that type, so that the request does not compile. */
type Body<Of extends Kinds, Request> = {
  [Name in keyof Request as Name extends SentNames<Of> ? Name : never]: Name extends keyof Of
    ? SentOf<Of[Name]> extends Request[Name] | undefined
      ? Request[Name]
      : SentOf<Of[Name]>
    : Body<Under<Of, Name>, NonNullable<Request[Name]>>;
};
/** Fields of a PATCH: null for a removed value. */
type Changes<Of extends Kinds, Request> = {
  [Name in keyof Request as Name extends SentNames<Of> ? Name : never]?: Name extends keyof Of
    ? | Exclude<Request[Name], undefined>
      | (undefined extends Request[Name] & SentOf<Of[Name]> ? null : never)
    : Changes<Under<Of, Name>, NonNullable<Request[Name]>>;
};

/** Result of `fieldSet`, to spread into `defineForm`. */
export interface FieldSet<Of extends Kinds, Request> {
  values: z.ZodMiniType<Values<Of>>;
  empty: () => Values<Of>;
  from: (entity: Source<Of>) => Values<Of>;
  /** Builds the request. Requires valid values. */
  body: (values: Values<Of>) => Body<Of, Request>;
  /** Builds the PATCH. Undefined when nothing differs. */
  changes: (values: Values<Of>, before: Values<Of>) => Changes<Of, Request> | undefined;
  rules: (values: Values<Of>) => Promise<FieldProblems<Values<Of>>>;
  /** Synchronous rules only: those that load something, such as numbering plans, are left out. */
  problems: (values: Values<Of>) => FieldProblems<Values<Of>>;
  fields: FormFields<Values<Of>>;
  fieldOf: (path: string) => (keyof Of & string) | undefined;
  files: (values: Values<Of>) => readonly string[];
  restore: (values: Values<Of>) => Values<Of>;
}

/** @example type LeadValues = FieldValuesOf<typeof leadFields> */
export type FieldValuesOf<Set> = Set extends FieldSet<infer Of, infer _> ? Values<Of> : never;

type AnyKind = FieldKind<unknown, unknown, unknown>;

/**
 * Declares the fields of a form by their paths in the contract. Limits and required fields come from the request's schema; rules about several fields belong to `defineForm`.
 *
 * @param body generated schema of the request
 * @example
 * const employee = fieldSet(EmployeeCreate, { full_name: textField({ label: 'employees:form.name' }), phone: phoneField({ label: 'employees:phone' }) });
 */
export function fieldSet<Request extends z.ZodMiniType, const Of extends Kinds>(
  body: Request,
  kinds: Of,
): FieldSet<Of, z.input<Request>>;
export function fieldSet(body: z.ZodMiniType, kinds: Readonly<Record<string, AnyKind>>): unknown {
  const each = Object.entries(kinds).map(([name, kind]) => {
    const path = kind.path ?? name;
    const limits = limitsOf(body, path);
    return { name, kind, path, limits, isRequired: kind.isRequired ?? limits.isRequired };
  });
  const nested = (read: (field: (typeof each)[number]) => unknown) => {
    const made: Record<string, unknown> = {};
    for (const field of each) set(made, field.name, read(field));
    return made;
  };
  const requested = each.filter(({ limits }) => limits.isKnown);
  const sent = (values: object, { kind, name }: (typeof each)[number]) =>
    kind.to(get(values, name));

  const problem = (
    { name, kind, limits, isRequired }: (typeof each)[number],
    values: object,
  ): Violation | Promise<Violation> => {
    const value: unknown = get(values, name);
    const incomplete = kind.incomplete?.(value);
    if (incomplete !== undefined) return incomplete;
    if (isEmpty(value)) return isRequired ? (kind.missing ?? 'required') : undefined;
    const own = kind.rule?.(value);
    if (own !== undefined) return own;
    const limited = kind.limited === undefined ? kind.to(value) : kind.limited(value);
    const code = limited === undefined ? undefined : limits.check(limited);
    return code === undefined ? undefined : (kind.invalid ?? code);
  };

  return {
    values: shapeOf(nested(({ kind }) => kind.shape)),
    empty: () => nested(({ kind }) => kind.empty),
    from: (entity: object) => nested(({ kind, name }) => kind.from(get(entity, name))),
    body: (values: object) => {
      const made: Record<string, unknown> = {};
      for (const field of requested) {
        const value = sent(values, field);
        if (value !== undefined) set(made, field.path, value);
      }
      return made;
    },
    changes: (values: object, before: object) => {
      const changed: Record<string, unknown> = {};
      for (const field of requested) {
        const [value, had] = [sent(values, field) ?? null, sent(before, field) ?? null];
        if (JSON.stringify(value) !== JSON.stringify(had)) set(changed, field.path, value);
      }
      return Object.keys(changed).length === 0 ? undefined : changed;
    },
    problems: (values: object) =>
      Object.fromEntries(
        each.flatMap((field) => {
          const code = problem(field, values);
          return typeof code === 'string' ? [[field.name, code]] : [];
        }),
      ),
    rules: async (values: object) =>
      Object.fromEntries(
        await Promise.all(
          each.map(async (field) => [field.name, await problem(field, values)] as const),
        ),
      ),
    fields: Object.fromEntries(
      each
        .filter(({ kind }) => kind.label !== undefined)
        .map(({ name, kind, limits, isRequired }) => [
          name,
          {
            ...kind,
            isRequired,
            maxLength: kind.invalid === undefined ? limits.maxLength : undefined,
          },
        ]),
    ),
    fieldOf: (path: string) => {
      const names = new Map(each.map((field) => [field.path, field.name]));
      for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.')))) {
        const name = names.get(rest);
        if (name !== undefined) return name;
      }
      return undefined;
    },
    files: (values: object) =>
      each.flatMap(({ kind, name }) => kind.files?.(get(values, name)) ?? []),
    restore: (values: object) =>
      nested(({ kind, name }) => {
        const value: unknown = get(values, name);
        return kind.restore === undefined ? value : kind.restore(value);
      }),
  };
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function shapeOf(shapes: object): z.ZodMiniType {
  return z.object(
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]: [string, unknown]) => [
        name,
        shape instanceof z.ZodMiniType ? shape : shapeOf(Object(shape)),
      ]),
    ),
  );
}
