import type { Campaign, CampaignCreate, CampaignUpdate } from '@karvon/api/main';
import { requiredRule, textRule } from '../../../shared/form/field-rules';
import {
  fileOf,
  imageId,
  imageRule,
  resumeImage,
  thumbnailOf,
} from '../../../shared/photos/image-value';
import { daysBetween } from '../campaign-dates';
import type { FieldPath } from 'react-hook-form';
import { closestField } from '../../../shared/resource/form/field-values';
import { changedFields } from '../../../shared/resource/form/changed-fields';
import { defineForm } from '../../../shared/resource/form/define-form';
import type { FieldProblems, FormFields } from '../../../shared/resource/form/form-definition';
import {
  campaignValues,
  cells,
  emptyCampaign,
  fromCampaign,
  isFilled,
  sentCells,
  toCampaign,
  type CellName,
  type CampaignValues,
} from './campaign-values';

/** Smallest budgets, in so'm; the server's rule is the same. */
export const smallestBudget = { CPM: 20_000, CPC: 2_000 } as const;
export { pricePerUnit } from '../../../shared/ad-prices';

export const isHttps = (href: string): boolean =>
  URL.canParse(href.trim()) && new URL(href.trim()).protocol === 'https:';

const hrefRule = (href: string) =>
  textRule(href, 500) ?? (isHttps(href) ? undefined : 'invalid_format');

/** Days from the first to the last, at most; the server's rule is the same. */
const longestTerm = 365;

const datesRule = ({ dates }: CampaignValues) =>
  dates !== null && daysBetween(dates.start, dates.end) > longestTerm
    ? `term_too_long:${String(longestTerm)}`
    : requiredRule(dates);

const budgetRule = ({ budget, price_model }: CampaignValues) => {
  if (budget === null) return 'required';
  return budget < smallestBudget[price_model] ? 'budget_below_unit' : undefined;
};

function bannerProblems({ banners }: CampaignValues): FieldProblems<CampaignValues> {
  const filled = cells.filter(({ name }) => isFilled(banners[name]));
  if (filled.length === 0) return { 'banners.home_top_ru.image': 'image_required' };
  return Object.fromEntries(
    filled.flatMap(({ name }) => [
      [`banners.${name}.image`, imageRule(banners[name].image)],
      [`banners.${name}.title`, textRule(banners[name].title, 100)],
      [`banners.${name}.text`, banners[name].text.length > 300 ? 'max_length:300' : undefined],
    ]),
  );
}

/** What the server asks for too. */
export const campaignRules = (values: CampaignValues): FieldProblems<CampaignValues> => ({
  company_owner: textRule(values.company_owner, 200),
  company_name: textRule(values.company_name, 200),
  segment: requiredRule(values.segment),
  href: hrefRule(values.href),
  budget: budgetRule(values),
  dates: datesRule(values),
  ...bannerProblems(values),
});

const bannerFields: FormFields<CampaignValues> = Object.fromEntries(
  cells.flatMap(({ name }) => [
    [
      `banners.${name}.image`,
      {
        label: 'ads:form.banners' as const,
        identity: imageId,
        format: (value: Parameters<typeof thumbnailOf>[0]) => ({
          text: '',
          image: thumbnailOf(value),
        }),
      },
    ],
    [
      `banners.${name}.title`,
      { label: 'ads:form.bannerTitle' as const, isRequired: true, maxLength: 100 },
    ],
    [`banners.${name}.text`, { label: 'ads:form.bannerText' as const, maxLength: 300 }],
  ]),
);

/** The form's field of a path of the contract. @param sent the cells of the request's banners, in their order */
export function campaignField(
  path: string,
  sent: readonly CellName[],
): FieldPath<CampaignValues> | undefined {
  if (path === 'start_date' || path === 'end_date') return 'dates';
  const [first, index, part] = path.split('.');
  if (first !== 'banners') return closestField(campaignForm.fields, path);
  const cell = sent[Number(index ?? 0)] ?? 'home_top_ru';
  return `banners.${cell}.${part === 'title' || part === 'text' ? part : 'image'}`;
}

/** A campaign that is edited may lose its brand and package, which only null says. */
function toUpdate(values: CampaignValues, before: CampaignValues): CampaignUpdate | undefined {
  const full = (of: CampaignValues): CampaignUpdate => ({
    ...toCampaign(of),
    brand: of.brand,
    pocket: of.pocket,
  });
  return changedFields(full(before), full(values));
}

/** `pay` saves as well, and opens the payment. */
export type CampaignIntent = 'save' | 'pay';

export const campaignForm = defineForm<
  Campaign,
  CampaignValues,
  CampaignCreate,
  CampaignUpdate,
  CampaignIntent
>({
  name: 'campaign',
  version: 1,
  values: campaignValues,
  empty: () => emptyCampaign,
  from: fromCampaign,
  toCreate: toCampaign,
  toUpdate,
  rules: campaignRules,
  fields: {
    company_owner: { label: 'ads:form.owner', isRequired: true, maxLength: 200 },
    company_name: { label: 'ads:form.company', isRequired: true, maxLength: 200 },
    segment: {
      label: 'ads:segment.label',
      isRequired: true,
      format: (value, { t }) => (value === null ? '' : t(`ads:segment.${value}`)),
    },
    brand: { label: 'ads:form.brand' },
    href: { label: 'ads:form.href', isRequired: true, maxLength: 500 },
    pocket: { label: 'ads:form.pocket' },
    price_model: {
      label: 'ads:form.model',
      format: (value, { t }) => t(`ads:model.${value}`),
    },
    budget: { label: 'ads:form.budget', isRequired: true },
    dates: {
      label: 'ads:form.range',
      isRequired: true,
      format: (value) => (value === null ? '' : `${value.start} – ${value.end}`),
    },
    ...bannerFields,
  },
  files: ({ banners }) => cells.flatMap(({ name }) => fileOf(banners[name].image)),
  restore: (values) => ({
    ...values,
    banners: Object.assign(
      { ...values.banners },
      ...cells.map(({ name }) => ({
        [name]: { ...values.banners[name], image: resumeImage(values.banners[name].image) },
      })),
    ),
  }),
  fieldOf: (path, values) => campaignField(path, sentCells(values)),
});
