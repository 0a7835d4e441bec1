import type { Campaign, CampaignCreate, CampaignUpdate } from '@karvon/api/main';
import { CreateCampaignBody } from '@karvon/api/zod/main/ads';
import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { imageField } from '../../../shared/photos/image-field-kind';
import { toImageValue } from '../../../shared/photos/image-value';
import { changedFields } from '../../../shared/resource/form/changed-fields';
import { defineForm } from '../../../shared/resource/form/define-form';
import {
  choiceField,
  numberField,
  optionalChoiceField,
  referenceField,
  textField,
  unsent,
  type FieldKind,
} from '../../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../../shared/resource/form/field-set';
import type { FieldProblems } from '../../../shared/resource/form/form-definition';
import { daysBetween } from '../../../shared/period';
import { bannersOf, cells, isFilled, sentCells, type CellName } from './campaign-values';

/** So'm, as on the server. */
export const smallestBudget = { CPM: 20_000, CPC: 2_000 } as const;
export { pricePerUnit } from '../../../shared/ad-prices';

/** Days, as on the server. */
const longestTerm = 365;

export const isHttps = (href: string): boolean =>
  URL.canParse(href.trim()) && new URL(href.trim()).protocol === 'https:';

const dates = z.object({ start: z.string(), end: z.string() });

const datesField: FieldKind<z.infer<typeof dates> | null, undefined, undefined> = {
  label: 'ads:form.range',
  isRequired: true,
  format: (value) => (value === null ? '' : `${value.start} – ${value.end}`),
  rule: (value) =>
    value !== null && daysBetween(value.start, value.end) > longestTerm
      ? `term_too_long:${String(longestTerm)}`
      : undefined,
  shape: z.nullable(dates),
  empty: null,
  from: () => null,
  to: () => undefined,
};

const bannerKinds = {
  image: unsent(imageField({ label: 'ads:form.banners', isRequired: false })),
  title: unsent(textField({ label: 'ads:form.bannerTitle', path: 'banners.title' })),
  text: unsent(textField({ label: 'ads:form.bannerText', path: 'banners.text' })),
};

type Part = keyof typeof bannerKinds;
type CellKinds = {
  readonly [
    Path in `banners.${CellName}.${Part}`
  ]: Path extends `${string}.${string}.${infer Last extends Part}`
    ? (typeof bannerKinds)[Last]
    : never;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript widens the names, which are made of the cells, to strings
const cellKinds = Object.fromEntries(
  cells.flatMap(({ name }) =>
    Object.entries(bannerKinds).map(([part, kind]) => [`banners.${name}.${part}`, kind] as const),
  ),
) as CellKinds;

const campaign = fieldSet(CreateCampaignBody, {
  company_owner: textField({ label: 'ads:form.owner' }),
  company_name: textField({ label: 'ads:form.company' }),
  segment: optionalChoiceField(
    ['new_cars', 'used_cars', 'electric', 'commercial', 'premium', 'services'],
    { label: 'ads:segment.label', texts: (segment) => `ads:segment.${segment}` },
  ),
  brand: referenceField({ label: 'ads:form.brand' }),
  href: textField({
    label: 'ads:form.href',
    rule: (href) => (isHttps(href) ? undefined : 'invalid_format'),
  }),
  pocket: referenceField({ label: 'ads:form.pocket' }),
  price_model: choiceField(['CPM', 'CPC'], {
    label: 'ads:form.model',
    texts: (model) => `ads:model.${model}`,
  }),
  budget: numberField({ label: 'ads:form.budget' }),
  dates: datesField,
  ...cellKinds,
});

export type CampaignValues = FieldValuesOf<typeof campaign>;

export const emptyCampaign: CampaignValues = campaign.empty();

export function fromCampaign(one: Campaign): CampaignValues {
  const banners = { ...emptyCampaign.banners };
  for (const { position, language, title, text, image } of one.banners)
    banners[`${position}_${language}`] = { image: toImageValue(image), title, text };
  return {
    ...campaign.from({ ...one, dates: undefined, banners: undefined }),
    dates: { start: one.start_date, end: one.end_date },
    banners,
  };
}

function bannerProblems(values: CampaignValues): FieldProblems<CampaignValues> {
  const filled = cells.filter(({ name }) => isFilled(values.banners[name]));
  if (filled.length === 0) return { 'banners.home_top_ru.image': 'image_required' };
  return Object.fromEntries(
    filled.flatMap(({ name }) => {
      const { image, title } = values.banners[name];
      return [
        ...(image === null ? [[`banners.${name}.image`, 'image_required']] : []),
        ...(title.trim() === '' ? [[`banners.${name}.title`, 'required']] : []),
      ];
    }),
  );
}

/** The server's rules. An empty cell is no banner. */
export function campaignRules(values: CampaignValues): FieldProblems<CampaignValues> {
  const problems = { ...campaign.problems(values), ...bannerProblems(values) };
  for (const { name } of cells)
    if (!isFilled(values.banners[name])) delete problems[`banners.${name}.title`];
  if (values.budget !== null && values.budget < smallestBudget[values.price_model])
    return { ...problems, budget: 'budget_below_unit' };
  return problems;
}

/** Maps a path of the contract. @param sent cells of the request's banners, in order */
export function campaignField(
  path: string,
  sent: readonly CellName[],
): FieldPath<CampaignValues> | undefined {
  if (path === 'start_date' || path === 'end_date') return 'dates';
  const [first, index, part] = path.split('.');
  if (first !== 'banners') return campaign.fieldOf(path);
  const cell = sent[Number(index ?? 0)] ?? 'home_top_ru';
  return `banners.${cell}.${part === 'title' || part === 'text' ? part : 'image'}`;
}

const toCampaign = (values: CampaignValues): CampaignCreate => ({
  ...campaign.body(values),
  start_date: values.dates?.start ?? '',
  end_date: values.dates?.end ?? '',
  banners: bannersOf(values),
});

/** An edited campaign sends null to remove its brand or package, unlike a new one. */
function toUpdate(values: CampaignValues, before: CampaignValues): CampaignUpdate | undefined {
  const full = (of: CampaignValues): CampaignUpdate => ({
    ...toCampaign(of),
    brand: of.brand,
    pocket: of.pocket,
  });
  return changedFields(full(before), full(values));
}

export type CampaignIntent = 'save' | 'pay';

export const campaignForm = defineForm({
  ...campaign,
  name: 'campaign',
  version: 1,
  from: fromCampaign,
  toCreate: toCampaign,
  toUpdate,
  rules: (values, _intent: CampaignIntent | undefined) => campaignRules(values),
  fieldOf: (path, values) => campaignField(path, sentCells(values)),
});
