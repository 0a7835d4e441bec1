import { z } from 'zod';

const id = z.int().min(1);
const year = z.int().min(1900).max(2100);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const code = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const translations = z.object({
  ru: z.object({ name: z.string().min(1) }),
  uz: z.object({ name: z.string().min(1) }),
});

/** The four kinds are codes of options.json. */
export const modification = z.object({
  id,
  name: z.string().min(1),
  fuel_type: code,
  transmission: code,
  drive_unit: code,
  body_type: code,
  horse_power: z.int().min(1).max(2500),
  /** Litres, one decimal; null for electric cars. */
  volume_litres: z.number().min(0).max(20).nullable(),
});

/** A trim level, from the plainest to the richest. */
export const position = z.object({ id, translations });

export const generation = z.object({
  id,
  name: z.string().min(1),
  year_start: year,
  /** Null while in production. */
  year_stop: year.nullable(),
  body_types: z.array(code).min(1),
  modifications: z.array(modification),
  positions: z.array(position),
});

export const model = z.object({
  id,
  name: z.string().min(1),
  popular: z.boolean(),
  generations: z.array(generation).min(1),
});

export const brand = z.object({
  id,
  name: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  popular: z.boolean(),
  models: z.array(model).min(1),
});

export const district = z.object({
  id,
  kind: z.enum(['district', 'city']),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  translations,
});

export const region = z.object({
  id,
  latitude,
  longitude,
  translations,
  districts: z.array(district).min(1),
});

export const option = z.object({ id, code, translations });
export const colorOption = option.extend({ hex: z.string().regex(/^#[0-9A-F]{6}$/) });
export const ownersOption = option.extend({ value: z.int().min(1) });

export const options = z.object({
  color: z.array(colorOption),
  body_type: z.array(option),
  fuel_type: z.array(option),
  transmission: z.array(option),
  drive_unit: z.array(option),
  condition: z.array(option),
  paint_condition: z.array(option),
  changed_part: z.array(option),
  external_body_kit: z.array(option),
  optics: z.array(option),
  salon: z.array(option),
  media_tools: z.array(option),
  services: z.array(option),
  number_of_owners: z.array(ownersOption),
});

/** `name` only helps readers of the file. */
export const alias = z.object({ id, name: z.string(), aliases: z.array(z.string().min(1)).min(1) });

export const catalogue = z.object({
  brands: z.array(brand),
  regions: z.array(region),
  options,
  aliases: z.object({ brands: z.array(alias), models: z.array(alias) }),
});

export type Catalogue = z.infer<typeof catalogue>;
export type CatalogueBrand = z.infer<typeof brand>;
export type CatalogueModel = z.infer<typeof model>;
export type CatalogueGeneration = z.infer<typeof generation>;
export type CatalogueModification = z.infer<typeof modification>;
export type CatalogueOptions = z.infer<typeof options>;
