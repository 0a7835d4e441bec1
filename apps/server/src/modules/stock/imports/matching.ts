import { norm, normCompact } from '../../../platform/values/text-norm';
import { likeness } from '../../catalogue/car-models/similar-car-models';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import { colorsOf } from '../../catalogue/catalog/car-search';
import { generationText } from '../../catalogue/catalog/generation-name';
import { conditionLabels } from '../autos/auto-labels';
import type { Candidate } from './import-types';

/** One entry for sure, or candidates to choose from. */
export type Match = { id: number; position_id?: number } | { candidates: Candidate[] };

export const isSure = (match: Match): match is { id: number; position_id?: number } =>
  'id' in match;

const sureScore = 0.9;
const leastLead = 0.15;
const leastScore = 0.45;
const mostCandidates = 3;
const mostParts = 12;

const conditions = ['excellent', 'good', 'average', 'repair'] as const;

/** The key of the contract for the id of a choice; 0 is none. */
export const conditionOf = (id: number): (typeof conditions)[number] | undefined =>
  conditions[id - 1];

const partFields = ['generation', 'modification', 'position'] as const;
export type PartField = (typeof partFields)[number];
/** True for fields whose choices are entries of the catalogue, which later files remember. */
export const isEntryField = (field: string): boolean =>
  ['brand', 'car_model', 'condition', ...partFields, ...optionSets].includes(field);
export const isPart = (field: string): field is PartField =>
  partFields.some((one) => one === field);

interface PartOf {
  modelId: number;
  /** The generation of modifications and trim levels. */
  generationId: number | undefined;
  year: number | undefined;
}

interface Entry extends Candidate {
  terms: readonly string[];
}

type ModelEntry = Entry & { name: string };

const nameIn = (models: readonly ModelEntry[], modelId: number) =>
  models.find(({ id }) => id === modelId)?.name;

function best(entries: readonly Entry[], text: string): Match {
  const [spaced, compact] = [norm(text), normCompact(text)];
  const same = entries.filter(({ terms }) => terms.includes(spaced) || terms.includes(compact));
  const [only] = same;
  if (only !== undefined && same.length === 1) return { id: only.id };
  const scored = (same.length > 1 ? same : entries)
    .map(({ id, name, terms }) => ({
      id,
      name,
      score: Math.max(0, ...terms.map((term) => likeness(term, spaced))),
    }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (same.length === 0 && first !== undefined && first.score >= sureScore)
    if (first.score - (second?.score ?? 0) >= leastLead) return { id: first.id };
  return { candidates: scored.slice(0, mostCandidates).map(({ id, name }) => ({ id, name })) };
}

export const optionSets = [
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
] as const;
export type OptionSet = (typeof optionSets)[number];

/** Words of dealers' files beside the names of the catalogue, by code. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  sedan: ['седан'],
  suv: ['внедорожник', 'кроссовер', 'джип', 'suv', 'crossover', 'jip', 'krossover', 'yoltanlamas'],
  hatchback: ['хетчбек', 'хэтчбэк', 'хетчбэк'],
  minivan: ['минивен', 'минивэн'],
  petrol: ['бензиновый', 'аи 92', 'аи 95', 'gasoline', 'б'],
  petrol_methane: ['метан', 'газ метан', 'бензин метан', 'metan', 'cng', 'гбо метан'],
  petrol_propane: [
    'пропан',
    'газ',
    'газ пропан',
    'бензин пропан',
    'бензин газ',
    'propan',
    'gaz',
    'lpg',
    'гбо',
  ],
  diesel: ['дизельный', 'солярка', 'д'],
  hybrid: ['гибридный', 'hev'],
  plug_in_hybrid: ['phev', 'плагин гибрид', 'подключаемый гибрид'],
  electric: ['электрический', 'электромобиль', 'elektro', 'ev', 'электричество'],
  manual: ['мкпп', 'механическая', 'мех', 'mt', 'mkpp', 'ручная'],
  automatic: ['акпп', 'автоматическая', 'авт', 'at', 'akpp', 'auto'],
  robot: ['роботизированная', 'dsg', 'ркпп', 'amt'],
  variator: ['cvt', 'вариаторная'],
  front: ['fwd', '2wd', 'передний привод', 'oldi', 'перед'],
  rear: ['rwd', 'задний привод', 'зад'],
  all: ['4wd', 'awd', '4x4', 'полный привод', 'toliq'],
};

const named = (...texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [norm(text), normCompact(text)])),
];

/** «4 поз.», «4-я позиция», «4-pozitsiya» after the name of a model. */
const trailingPosition =
  /^(.*?)[\s,(-]*(\d{1,2})\s*(?:-?\p{L}{1,2})?[\s-]*(?:поз|poz)\p{L}*\.?\)?$/iu;

export function createMatcher(catalog: CatalogIndex) {
  const { spellings, rows } = catalog;
  const brands: Entry[] = catalog.brands.map(({ id, name }) => ({
    id,
    name,
    terms: spellings.brands.get(id)?.terms ?? [],
  }));
  const modelsOf = new Map<number, ModelEntry[]>();
  for (const { id, brand_id, name } of catalog.models) {
    const entry = {
      id,
      name: `${rows.brands.get(brand_id)?.name ?? ''} ${name}`,
      terms: spellings.models.get(id)?.terms ?? [],
    };
    modelsOf.set(brand_id, [...(modelsOf.get(brand_id) ?? []), entry]);
  }
  const allModels = [...modelsOf.values()].flat();
  const known = new Map<string, Match>();
  const once = (key: string, match: () => Match) => {
    const found = known.get(key) ?? match();
    known.set(key, found);
    return found;
  };

  const positionsOf = (modelId: number) => {
    const generations = new Set(
      catalog.generations.filter((row) => row.car_model_id === modelId).map(({ id }) => id),
    );
    return catalog.positions.filter(({ generation_id }) => generations.has(generation_id));
  };

  /** The text without a leading brand, and the brand when none was known. */
  function withoutBrand(text: string, brandId: number | undefined) {
    const terms = norm(text).split(' ');
    for (let count = Math.min(3, terms.length - 1); count > 0; count -= 1) {
      const start = terms.slice(0, count).join(' ');
      const brand = brands.find(
        ({ id, terms }) => (brandId === undefined || id === brandId) && terms.includes(start),
      );
      if (brand !== undefined) return { brandId: brand.id, text: terms.slice(count).join(' ') };
    }
    return { brandId, text };
  }

  function modelOf(provided: string, providedBrand: number | undefined): Match {
    const { brandId, text } = withoutBrand(provided, providedBrand);
    const entries = brandId === undefined ? allModels : (modelsOf.get(brandId) ?? []);
    const match = best(entries, text);
    if (isSure(match)) return match;
    const [, base, digit] = trailingPosition.exec(text) ?? [];
    const model = base === undefined ? match : best(entries, base);
    if (!isSure(model)) return match;
    const name = nameIn(entries, model.id) ?? '';
    const positions = positionsOf(model.id).toReversed();
    const unique = [
      ...new Map(positions.map((row) => [row.translations.ru.name, row] as const)).values(),
    ];
    const byDigit = (wanted: string) =>
      unique.filter((row) => new RegExp(`^${wanted}(?!\\d)`).test(row.translations.ru.name));
    const candidates = [...byDigit(String(digit)), ...byDigit(String(Number(digit) - 1))].map(
      ({ id, translations: { ru, uz } }) => ({
        id: model.id,
        position_id: id,
        name: { ru: `${name} · ${ru.name}`, uz: `${name} · ${uz.name}` },
      }),
    );
    return { candidates: [...candidates, { id: model.id, name }].slice(0, mostCandidates) };
  }

  const options = new Map<string, Entry[]>(
    optionSets.map((set) => [
      set,
      catalog.options[set].map(({ id, code, translations: { ru, uz } }) => ({
        id,
        name: { ru: ru.name, uz: uz.name },
        terms: named(ru.name, uz.name, code, ...(synonyms[code] ?? [])),
      })),
    ]),
  );

  /** Generations of a model that were made in the year. */
  function generationsOf(modelId: number, year: number | undefined) {
    const all = catalog.generations.filter((row) => row.car_model_id === modelId);
    const isMade = (row: { year_start: number; year_stop?: number }) =>
      year === undefined || (row.year_start <= year && year <= (row.year_stop ?? 9999));
    return all.filter(isMade);
  }

  function partsOf(field: PartField, { modelId, generationId, year }: PartOf): Entry[] {
    if (field === 'generation') {
      const made = generationsOf(modelId, year);
      return (made.length > 0 ? made : generationsOf(modelId, undefined)).map(
        ({ id, name, year_start }) => {
          const year_stop = rows.generations.get(id)?.year_stop ?? null;
          const ru = generationText(name, year_start, year_stop, 'ru');
          const uz = generationText(name, year_start, year_stop, 'uz');
          const plain = generationText(name, null, null, 'ru');
          return { id, name: { ru, uz }, terms: named(name, plain, ru, uz) };
        },
      );
    }
    const made = new Map(generationsOf(modelId, year).map((row) => [row.id, row.name]));
    const isOwn = ({ generation_id: of }: { generation_id: number }) =>
      generationId === undefined ? made.has(of) : of === generationId;
    // Two generations may have a modification of the same name.
    const within = (of: number, name: string) =>
      generationId === undefined && made.size > 1 ? `${made.get(of) ?? ''} · ${name}` : name;
    if (field === 'modification')
      return catalog.modifications.filter(isOwn).map(({ id, name, generation_id: of }) => ({
        id,
        name: within(of, name),
        terms: named(name),
      }));
    return catalog.positions
      .filter(isOwn)
      .map(({ id, translations: { ru, uz }, generation_id: of }) => ({
        id,
        name: { ru: within(of, ru.name), uz: within(of, uz.name) },
        terms: named(ru.name, uz.name),
      }));
  }

  const entriesOf = (field: string) =>
    field === 'brand' ? brands : field === 'car_model' ? allModels : options.get(field);
  const partRows = {
    generation: rows.generations,
    modification: rows.modifications,
    position: rows.positions,
  };

  return {
    brand: (text: string): Match => once(`brand ${text}`, () => best(brands, text)),

    model: (text: string, brandId: number | undefined): Match =>
      once(`model ${brandId} ${text}`, () => modelOf(text, brandId)),

    option: (set: OptionSet, text: string): Match =>
      once(`${set} ${text}`, () => {
        const match = best(options.get(set) ?? [], text);
        if (set !== 'color' || isSure(match)) return match;
        const [color, ...others] = colorsOf(text);
        return color !== undefined && others.length === 0 ? { id: color } : match;
      }),

    condition(text: string): Match {
      const wanted = norm(text);
      const found = conditions.findIndex((key) => {
        const { ru, uz } = conditionLabels[key];
        return [key, ru, uz].some((name) => norm(name).slice(0, 6) === wanted.slice(0, 6));
      });
      if (found >= 0) return { id: found + 1 };
      return {
        candidates: conditions.map((key, index) => ({ id: index + 1, name: conditionLabels[key] })),
      };
    },

    /** The generation of a year, if there is only one. */
    onlyGeneration(modelId: number, year: number | undefined): number | undefined {
      const [only, ...others] = year === undefined ? [] : generationsOf(modelId, year);
      return others.length === 0 ? only?.id : undefined;
    },

    /** A generation, modification or trim level of a model. Candidates are all of them, the likeliest first. */
    part(field: PartField, text: string, model: PartOf): Match {
      const entries = partsOf(field, model);
      const [, digit] = field === 'position' ? (/^(\d{1,2})(?!\d)/.exec(norm(text)) ?? []) : [];
      const numbered = entries.find(({ terms }) =>
        terms.some((term) => new RegExp(`^${digit}(?!\\d)`).test(term)),
      );
      const match = best(entries, text);
      if (isSure(match)) return match;
      if (digit !== undefined && numbered !== undefined) return { id: numbered.id };
      const likely = match.candidates;
      const others = entries.filter(({ id }) => likely.every((one) => one.id !== id));
      return {
        candidates: [...likely, ...others.map(({ id, name }) => ({ id, name }))].slice(
          0,
          mostParts,
        ),
      };
    },

    /** The same trim level in another generation. */
    positionLike(positionId: number, generationId: number | undefined) {
      const name = rows.positions.get(positionId)?.name_ru;
      return catalog.positions.find(
        (row) => row.generation_id === generationId && row.translations.ru.name === name,
      )?.id;
    },

    generationOf: (field: 'modification' | 'position', id: number): number | undefined =>
      partRows[field].get(id)?.generation_id,

    nameOf: (modelId: number) => nameIn(allModels, modelId),
    brandOf: (modelId: number) => rows.models.get(modelId)?.brand_id,
    /** True for fields that name no entry of the catalogue. */
    has(field: string, id: number): boolean {
      if (isPart(field)) return id === 0 || partRows[field].has(id);
      if (field === 'condition') return id <= conditions.length;
      return entriesOf(field)?.some((entry) => entry.id === id) !== false;
    },
    rows,
  };
}

export type Matcher = ReturnType<typeof createMatcher>;
