import type { BannerInput, Campaign, CampaignCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { imageId, imageShape, toImageValue } from '../../../shared/photos/image-value';

export const positions = ['home_top', 'search_top', 'search_list', 'listing_side'] as const;
export const bannerLanguages = ['ru', 'uz'] as const;

type Position = (typeof positions)[number];
type BannerLanguage = (typeof bannerLanguages)[number];
export type CellName = `${Position}_${BannerLanguage}`;

/** Place and language of each cell, in the order of the screen. */
export const cells = positions.flatMap((position) =>
  bannerLanguages.map((language) => ({
    position,
    language,
    name: `${position}_${language}` as const,
  })),
);

const cell = z.object({ image: imageShape, title: z.string(), text: z.string() });

/** What the form of a campaign holds. */
export const campaignValues = z.object({
  company_owner: z.string(),
  company_name: z.string(),
  segment: z.nullable(
    z.enum(['new_cars', 'used_cars', 'electric', 'commercial', 'premium', 'services']),
  ),
  brand: z.nullable(z.number()),
  href: z.string(),
  /** Null for a budget of one's own. */
  pocket: z.nullable(z.number()),
  price_model: z.enum(['CPM', 'CPC']),
  budget: z.nullable(z.number()),
  dates: z.nullable(z.object({ start: z.string(), end: z.string() })),
  banners: z.object({
    home_top_ru: cell,
    home_top_uz: cell,
    search_top_ru: cell,
    search_top_uz: cell,
    search_list_ru: cell,
    search_list_uz: cell,
    listing_side_ru: cell,
    listing_side_uz: cell,
  }),
});

export type CampaignValues = z.infer<typeof campaignValues>;
export type BannerCellValue = CampaignValues['banners'][CellName];

const emptyCell: BannerCellValue = { image: null, title: '', text: '' };

const emptyBanners: CampaignValues['banners'] = {
  home_top_ru: emptyCell,
  home_top_uz: emptyCell,
  search_top_ru: emptyCell,
  search_top_uz: emptyCell,
  search_list_ru: emptyCell,
  search_list_uz: emptyCell,
  listing_side_ru: emptyCell,
  listing_side_uz: emptyCell,
};

export const emptyCampaign: CampaignValues = {
  company_owner: '',
  company_name: '',
  segment: null,
  brand: null,
  href: '',
  pocket: null,
  price_model: 'CPM',
  budget: null,
  dates: null,
  banners: emptyBanners,
};

/** Whether anything is in a cell. */
export const isFilled = ({ image, title, text }: BannerCellValue): boolean =>
  image !== null || title.trim() !== '' || text.trim() !== '';

/** The campaign as the form shows it. */
export function fromCampaign(campaign: Campaign): CampaignValues {
  const banners = { ...emptyBanners };
  for (const { position, language, title, text, image } of campaign.banners)
    banners[`${position}_${language}`] = { image: toImageValue(image), title, text };
  return {
    company_owner: campaign.company_owner,
    company_name: campaign.company_name,
    segment: campaign.segment,
    brand: campaign.brand?.id ?? null,
    href: campaign.href,
    pocket: campaign.pocket?.id ?? null,
    price_model: campaign.price_model,
    budget: campaign.budget,
    dates: { start: campaign.start_date, end: campaign.end_date },
    banners,
  };
}

/** The cells of the request's banners, in their order. */
export const sentCells = ({ banners }: CampaignValues): CellName[] =>
  cells.flatMap(({ name }) => (imageId(banners[name].image) === undefined ? [] : [name]));

const bannersOf = ({ banners }: CampaignValues): BannerInput[] =>
  cells.flatMap(({ position, language, name }) => {
    const { image, title, text } = banners[name];
    const id = imageId(image);
    return id === undefined
      ? []
      : [{ position, language, title: title.trim(), text: text.trim(), image: id }];
  });

/** The contract's request, of values that passed the rules. */
export function toCampaign(values: CampaignValues): CampaignCreate {
  const { company_owner, company_name, segment, brand, href, pocket, dates } = values;
  return {
    company_owner: company_owner.trim(),
    company_name: company_name.trim(),
    segment: segment ?? 'new_cars',
    brand: brand ?? undefined,
    href: href.trim(),
    pocket: pocket ?? undefined,
    price_model: values.price_model,
    budget: values.budget ?? 0,
    start_date: dates?.start ?? '',
    end_date: dates?.end ?? '',
    banners: bannersOf(values),
  };
}
