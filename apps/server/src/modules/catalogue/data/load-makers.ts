import { z } from 'zod';

const maker = z.object({
  /** World manufacturer identifier (ISO 3780): three signs, or six for makers of few vehicles. */
  wmi: z.string().regex(/^(?:[A-HJ-NPR-Z0-9]{3}|[A-HJ-NPR-Z0-9]{2}9[A-HJ-NPR-Z0-9]{3})$/),
  maker: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** Null for makers of several brands. */
  brand_id: z.int().min(1).nullable(),
  /** True where sign 10 of the VIN is the model year. */
  year10: z.boolean(),
  source: z.string().min(1),
});

export type Maker = z.infer<typeof maker>;

/** Makers of cars sold in Uzbekistan, by their signs. */
export async function loadMakers(): Promise<ReadonlyMap<string, Maker>> {
  const rows = await import('./wmi.json', { with: { type: 'json' } });
  return new Map(
    z
      .array(maker)
      .parse(rows.default)
      .map((row) => [row.wmi, row]),
  );
}
