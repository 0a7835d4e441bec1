import { expect, it } from 'vitest';
import { campaignField, campaignForm, campaignRules } from './campaign-definition';
import { emptyCampaign, type CampaignValues } from './campaign-values';

const banner = (id: string) => ({
  image: { state: 'ready' as const, id, url: `/media/${id}.webp`, thumbnail: `/media/${id}.webp` },
  title: 'Осенняя распродажа',
  text: '',
});

/** The first cell is empty: the request's first banner is another one. */
const values: CampaignValues = {
  ...emptyCampaign,
  banners: {
    ...emptyCampaign.banners,
    home_top_uz: banner('one'),
    search_list_ru: banner('two'),
  },
};

it.each([
  ['banners.0.title', 'banners.home_top_uz.title'],
  ['banners.1.image', 'banners.search_list_ru.image'],
  ['banners.1.text', 'banners.search_list_ru.text'],
  ['banners.1', 'banners.search_list_ru.image'],
  ['start_date', 'dates'],
])('shows what is wrong with %s at %s: every banner was wrong at the first cell', (path, field) => {
  expect(campaignForm.fieldOf?.(path, values)).toBe(field);
});

it('finds the cell of a reason in the order in which the campaign has its banners', () => {
  const sent = ['listing_side_ru', 'home_top_ru'] as const;
  expect(campaignField('banners.0.image', sent)).toBe('banners.listing_side_ru.image');
  expect(campaignField('href', sent)).toBe('href');
});

it.each([
  ['2027-11-23', undefined],
  ['2027-11-24', 'term_too_long:365'],
])('says at the field that a term to %s is %s: only the server refused it', (end, code) => {
  const dates = { start: '2026-11-24', end };
  expect(campaignRules({ ...values, dates })).toMatchObject({ dates: code });
});
