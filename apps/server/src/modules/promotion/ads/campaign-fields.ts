import { addDays } from '../../../platform/values/clock';
import { norm } from '../../../platform/values/text-norm';
import { searchText } from '../../../platform/db/text-search';
import { publicLink } from '../../../platform/http/public-link';
import type { CampaignFields } from './campaign-check';
import { moderatedFields } from './campaign-rules';
import type { CampaignField, CampaignUpdate, StoredChange } from './campaign-types';
import {
  type BannerRow,
  type NewBanner,
  type Pocket,
  type StoredCampaign,
  positionsOf,
} from './campaigns.repository';

const titleIn = (fields: CampaignFields, language: 'ru' | 'uz') =>
  fields.banners.find((banner) => banner.language === language)?.title ?? null;

export const tidy = (fields: CampaignFields): CampaignFields => ({
  ...fields,
  company_owner: fields.company_owner.trim(),
  company_name: fields.company_name.trim(),
  href: publicLink(fields.href) ?? fields.href.trim(),
  banners: fields.banners.map((banner) => ({
    ...banner,
    title: banner.title.trim(),
    text: banner.text?.trim() ?? '',
  })),
});

export const columnsOf = (fields: CampaignFields) => ({
  company_owner: fields.company_owner,
  company_name: fields.company_name,
  segment: fields.segment,
  brand_id: fields.brand,
  start_date: fields.start_date,
  end_date: fields.end_date,
  pocket_id: fields.pocket,
  budget: fields.budget,
  price_model: fields.price_model,
  href: fields.href,
  title_ru: titleIn(fields, 'ru'),
  title_uz: titleIn(fields, 'uz'),
  search: searchText([
    norm(fields.company_name),
    ...fields.banners.map(({ title }) => norm(title)),
  ]),
});

export const bannersOf = ({ banners }: CampaignFields): NewBanner[] =>
  banners.map(({ position, language, title, text = '', image }, place) => ({
    position,
    language,
    place,
    title,
    text,
    image_id: image,
  }));

export const fieldsOf = (row: StoredCampaign, banners: readonly BannerRow[]): CampaignFields => ({
  company_owner: row.company_owner,
  company_name: row.company_name,
  segment: row.segment,
  brand: row.brand_id,
  start_date: row.start_date,
  end_date: row.end_date,
  pocket: row.pocket_id,
  budget: row.budget,
  price_model: row.price_model,
  href: row.href,
  banners: banners.map(({ position, language, title, text, image_id }) => ({
    position,
    language,
    title,
    text,
    image: image_id,
  })),
});

const fits = (pocket: Pocket, fields: CampaignFields) =>
  pocket.price_model === fields.price_model &&
  pocket.budget === fields.budget &&
  positionsOf(fields.banners).every((position) => pocket.positions.includes(position));

/** A new package sets budget and days; changing these by hand removes the package. */
export function updatedFields(
  before: CampaignFields,
  patch: CampaignUpdate,
  pockets: readonly Pocket[],
): CampaignFields {
  const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const fields = tidy({ ...before, ...sent });
  const pocket = pockets.find(({ id }) => id === fields.pocket);
  if (pocket === undefined) return fields;
  const isChosen = patch.pocket !== undefined && patch.pocket !== before.pocket;
  if (!isChosen) return fits(pocket, fields) ? fields : { ...fields, pocket: null };
  const end = addDays(fields.start_date, pocket.days - 1);
  return {
    ...fields,
    budget: patch.budget ?? pocket.budget,
    end_date: end > fields.end_date ? end : fields.end_date,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldNames = [
  'company_owner',
  'company_name',
  'segment',
  'brand',
  'start_date',
  'end_date',
  'pocket',
  'budget',
  'price_model',
  'href',
  'banners',
] as const satisfies readonly CampaignField[];

export const changedFields = (before: CampaignFields, after: CampaignFields): CampaignField[] =>
  fieldNames.filter((name) => !isSame(before[name], after[name]));

const moderated: ReadonlySet<CampaignField> = new Set(moderatedFields);

export const wantsModeration = (fields: readonly CampaignField[]): boolean =>
  fields.some((field) => moderated.has(field));

export function changesBetween(
  before: CampaignFields,
  after: CampaignFields,
  nameOf: (field: 'brand' | 'pocket' | 'segment', fields: CampaignFields) => StoredChange['before'],
): StoredChange[] {
  const textOf = (field: CampaignField, fields: CampaignFields): StoredChange['before'] => {
    if (field === 'brand' || field === 'pocket' || field === 'segment')
      return nameOf(field, fields);
    return field === 'banners' ? String(fields.banners.length) : String(fields[field]);
  };
  return changedFields(before, after).map((field) => {
    const [was, is] = [textOf(field, before), textOf(field, after)];
    return {
      field,
      before: was,
      after: is,
    };
  });
}
