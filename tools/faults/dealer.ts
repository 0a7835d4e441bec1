import * as z from 'zod/mini';
import { accessToken } from '../../tests/product/sign-in.ts';

const car = z.object({
  id: z.number(),
  version: z.number(),
  price: z.optional(z.number()),
  core_car: z.object({
    description: z.optional(z.string()),
    mileage: z.optional(z.number()),
  }),
});
const catalogue = z.object({ results: z.array(z.object({ id: z.number() })) });

export type Car = z.infer<typeof car>;

/** Result of a call. `silent`: the server was gone. */
export type CallResult =
  | { kind: 'car'; car: Car }
  | { kind: 'rejected'; status: number; text: string }
  /** No status when the connection was cut. */
  | { kind: 'silent'; status?: number };

/** Fields of a car that agree unless a write was torn. */
export const marked = (mark: string, number: number) => ({
  price: number,
  core_car: {
    description: `${mark} ${'Один хозяин. '.repeat(80)}${mark}`,
    mileage: number % 1_000_000,
  },
});

/** @returns the mark; undefined when parts are of different writes */
export const markOf = ({ price, core_car }: Car): string | undefined => {
  const { description = '' } = core_car;
  const mark = description.slice(0, description.indexOf(' '));
  const isComplete =
    mark !== '' && description.endsWith(mark) && price !== undefined && mark.endsWith(`-${price}`);
  return isComplete && core_car.mileage === price % 1_000_000 ? mark : undefined;
};

export interface Dealer {
  create: (mark: string, number: number) => Promise<CallResult>;
  update: (car: Pick<Car, 'id' | 'version'>, mark: string, number: number) => Promise<CallResult>;
  read: (id: number) => Promise<CallResult>;
}

/**
 * A dealer whose writes have separate keys. Connections are not kept.
 * @param known access token of an earlier sign-in, since sign-ins are limited by the hour
 */
export const createDealer = async (url: string, known?: string): Promise<Dealer> => {
  const access = known ?? (await accessToken(url));
  const first = async (path: string) => {
    const { results } = catalogue.parse(await (await fetch(`${url}/main/catalog/${path}`)).json());
    const [found] = results;
    if (found === undefined) throw new Error(`The catalogue has nothing under ${path}.`);
    return found.id;
  };
  const brand = await first('brands?size=1');
  const car_model = await first(`models?size=1&brand_id=${String(brand)}`);

  const ask = async (
    path: string,
    method: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<CallResult> => {
    try {
      const response = await fetch(`${url}/main/autos${path}`, {
        method,
        headers: {
          authorization: `Bearer ${access}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await response.text();
      // A server that stops or starts acknowledges nothing.
      if (response.status >= 500) return { kind: 'silent', status: response.status };
      if (!response.ok) return { kind: 'rejected', status: response.status, text };
      return { kind: 'car', car: car.parse(JSON.parse(text)) };
    } catch {
      return { kind: 'silent' };
    }
  };

  return {
    create: (mark, number) => {
      const { core_car, ...rest } = marked(mark, number);
      const body = { ...rest, core_car: { brand, car_model, ...core_car } };
      return ask('', 'POST', body, { 'idempotency-key': `create-${mark}` });
    },
    update: ({ id, version }, mark, number) =>
      ask(`/${String(id)}`, 'PATCH', marked(mark, number), { 'if-match': `"v${String(version)}"` }),
    read: (id) => ask(`/${String(id)}`, 'GET'),
  };
};
