import { beforeAll, describe, expect, it } from 'vitest';

import { norm } from '../../../platform/values/text-norm';
import { firstOwnId, loadCatalogue, type Catalogue } from './load-catalogue';
import { searchTerms } from './search-terms';

let data: Catalogue;
beforeAll(async () => {
  data = await loadCatalogue();
});

const models = () => data.brands.flatMap((brand) => brand.models);
const generations = () => models().flatMap((model) => model.generations);
const modifications = () => generations().flatMap((generation) => generation.modifications);
const positions = () => generations().flatMap((generation) => generation.positions);
const codes = (set: readonly { code: string }[]) => new Set(set.map((row) => row.code));

function names(value: unknown): { ru: string; uz: string }[] {
  if (Array.isArray(value)) return value.flatMap(names);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'translations' ? [{ ru: inner.ru.name, uz: inner.uz.name }] : names(inner),
  );
}

function repeated<T extends number | string>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('brands', () => {
  it('holds at least 38 brands, 320 models and modifications of 32', () => {
    expect(data.brands.length).toBeGreaterThanOrEqual(38);
    expect(models().length).toBeGreaterThanOrEqual(320);
    const known = models().filter((m) => m.generations.some((g) => g.modifications.length > 0));
    expect(known.length).toBeGreaterThanOrEqual(32);
  });

  it('has unique ids below those that people add', () => {
    const lists = [data.brands, models(), generations(), modifications(), positions()].map((rows) =>
      rows.map((row) => row.id),
    );
    expect(lists.flatMap(repeated)).toEqual([]);
    expect(Math.max(...lists.flat())).toBeLessThan(firstOwnId);
  });

  it('has ids that say whose they are', () => {
    const astray = data.brands.flatMap((brand) =>
      brand.models.filter(
        (model) =>
          Math.floor(model.id / 100) !== brand.id ||
          model.generations.some(
            (g) =>
              Math.floor(g.id / 10) !== model.id ||
              [...g.modifications, ...g.positions].some((row) => Math.floor(row.id / 100) !== g.id),
          ),
      ),
    );
    expect(astray).toEqual([]);
  });

  it('repeats no name within its parent', () => {
    const siblings = [
      data.brands.map((brand) => brand.name),
      ...data.brands.map((brand) => brand.models.map((model) => model.name)),
      ...models().map((model) => model.generations.map((g) => g.name)),
      ...generations().map((g) => g.modifications.map((m) => `${m.name} ${m.body_type}`)),
      ...generations().map((g) => g.positions.map((p) => p.translations.uz.name)),
      ...generations().map((g) => g.body_types),
    ];
    expect(siblings.flatMap(repeated)).toEqual([]);
  });

  it('has sane years, in order', () => {
    const wrong = generations().filter(
      (g) => g.year_start < 1960 || g.year_start > 2026 || (g.year_stop ?? 2026) < g.year_start,
    );
    expect(wrong).toEqual([]);
    const disordered = models().filter((model) =>
      model.generations.some((g, i) => g.year_start < (model.generations[i - 1]?.year_start ?? 0)),
    );
    expect(disordered).toEqual([]);
  });

  it('refers to options that exist', () => {
    const { body_type, fuel_type, transmission, drive_unit } = data.options;
    const bodies = codes(body_type);
    expect(generations().filter((g) => g.body_types.some((code) => !bodies.has(code)))).toEqual([]);
    const [fuels, gearboxes, drives] = [codes(fuel_type), codes(transmission), codes(drive_unit)];
    const astray = modifications().filter(
      (m) => !fuels.has(m.fuel_type) || !gearboxes.has(m.transmission) || !drives.has(m.drive_unit),
    );
    expect(astray).toEqual([]);
  });

  it('gives a modification a body of its generation, and a volume unless it is electric', () => {
    const foreign = generations().filter((g) =>
      g.modifications.some((m) => !g.body_types.includes(m.body_type)),
    );
    expect(foreign).toEqual([]);
    expect(
      modifications().filter((m) => (m.volume_litres === null) !== (m.fuel_type === 'electric')),
    ).toEqual([]);
  });

  it('spells names in one alphabet', () => {
    const spelled = [...data.brands, ...models(), ...generations(), ...modifications()].map(
      (row) => row.name,
    );
    expect(spelled.filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual([]);
  });
});

describe('regions', () => {
  it('holds all 14 with their districts and cities, Tashkent first', () => {
    expect(data.regions).toHaveLength(14);
    expect(data.regions.flatMap((region) => region.districts).length).toBeGreaterThanOrEqual(200);
    expect(data.regions[0]?.translations.uz.name).toBe('Toshkent shahri');
    expect(data.regions[0]?.districts).toHaveLength(12);
  });

  it('has unique ids and names, and centres inside the country', () => {
    const { regions } = data;
    expect(repeated(regions.map((region) => region.id))).toEqual([]);
    expect(repeated(regions.flatMap((region) => region.districts.map((d) => d.id)))).toEqual([]);
    expect(
      regions.flatMap((r) => repeated(r.districts.map((d) => d.translations.uz.name))),
    ).toEqual([]);
    expect(
      regions.flatMap((r) => repeated(r.districts.map((d) => d.translations.ru.name))),
    ).toEqual([]);
    const outside = regions.filter(
      ({ latitude, longitude }) =>
        latitude < 37 || latitude > 45.6 || longitude < 56 || longitude > 73.2,
    );
    expect(outside).toEqual([]);
  });
});

describe('options', () => {
  it('has ids that are unique over all sets and codes that are unique in each', () => {
    const sets = Object.values(data.options);
    expect(repeated(sets.flatMap((set) => set.map((row) => row.id)))).toEqual([]);
    expect(sets.flatMap((set) => repeated(set.map((row) => row.code)))).toEqual([]);
  });

  it('knows the four conditions of the specification', () => {
    expect(data.options.condition.map((row) => row.code)).toEqual([
      'excellent',
      'good',
      'average',
      'repair',
    ]);
  });
});

describe('words', () => {
  it('are there in both languages, with ‘ in o‘ and g‘ and ’ elsewhere', () => {
    const all = names([data.brands, data.regions, data.options]);
    expect(all.length).toBeGreaterThan(900);
    expect(all.filter(({ ru, uz }) => ru.trim() === '' || uz.trim() === '')).toEqual([]);
    expect(all.filter(({ uz }) => /['`ʻʼ]|[oOgG]’|[^oOgG]‘/.test(uz))).toEqual([]);
  });

  it('are Russian in ru and Latin Uzbek in uz', () => {
    expect(names(data.regions).filter(({ ru }) => /\p{Script=Latin}/u.test(ru))).toEqual([]);
    const uzbek = names([data.regions, data.options, data.brands]);
    expect(uzbek.filter(({ uz }) => /\p{Script=Cyrillic}/u.test(uz))).toEqual([]);
  });
});

describe('aliases', () => {
  it('name brands and models that exist, and every brand in Cyrillic', () => {
    const { brands, models: ofModels } = data.aliases;
    expect(brands.map((entry) => entry.id)).toEqual(data.brands.map((brand) => brand.id));
    const modelIds = new Set(models().map((model) => model.id));
    expect(ofModels.filter((entry) => !modelIds.has(entry.id))).toEqual([]);
    expect(brands.filter(({ aliases }) => !/\p{Script=Cyrillic}/u.test(aliases.join(' ')))).toEqual(
      [],
    );
  });

  it('use one alphabet per word', () => {
    const all = [...data.aliases.brands, ...data.aliases.models].flatMap((entry) => entry.aliases);
    const mixed = all
      .flatMap((text) => text.split(/[\s+-]/))
      .filter(
        (namePart) => /\p{Script=Cyrillic}/u.test(namePart) && /\p{Script=Latin}/u.test(namePart),
      );
    expect(mixed).toEqual([]);
  });

  it.each([
    ['кобальт', 'Cobalt'],
    ['Джентра', 'Gentra'],
    ['jentra', 'Gentra'],
    ['лачетти', 'Lacetti'],
    ['нексия 3', 'Nexia 3'],
    ['neksiya', 'Nexia'],
    ['трекер2', 'Tracker 2'],
    ['cx5', 'CX-5'],
    ['хундай', 'Hyundai'],
    ['бид', 'BYD'],
    ['шевроле', 'Chevrolet'],
    ['mersedes', 'Mercedes-Benz'],
  ])('%s finds %s', (typed, name) => {
    const found = searchTerms(data).filter((entry) => entry.term === norm(typed));
    const hit = found.map(({ kind, id }) =>
      kind === 'brand'
        ? data.brands.find((brand) => brand.id === id)?.name
        : models().find((model) => model.id === id)?.name,
    );
    expect(hit).toContain(name);
  });
});
