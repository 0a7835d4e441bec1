import { expect, it } from 'vitest';
import {
  campaignField,
  campaignForm,
  campaignRules,
  emptyCampaign,
  type CampaignValues,
} from './campaign-definition';

const banner = (id: string) => ({
  image: { state: 'ready' as const, id, url: `/media/${id}.webp`, thumbnail: `/media/${id}.webp` },
  title: 'Осенняя распродажа',
  text: '',
});

/** The first cell is empty, so the indices of cells and of the request's banners differ. */
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

it('finds the cell of a reason by the order of the campaign’s banners', () => {
  const sent = ['listing_side_ru', 'home_top_ru'] as const;
  expect(campaignField('banners.0.image', sent)).toBe('banners.listing_side_ru.image');
  expect(campaignField('href', sent)).toBe('href');
});

it.each([
  ['2027-11-23', undefined],
  ['2027-11-24', 'term_too_long:365'],
])('says at the field that a term to %s is %s: only the server refused it', (end, code) => {
  const dates = { start: '2026-11-24', end };
  expect(campaignRules({ ...values, dates }).dates).toBe(code);
});

it.each([
  [{ price_model: 'CPM' as const, budget: 19_999 }, 'budget_below_unit'],
  [{ price_model: 'CPM' as const, budget: 20_000 }, undefined],
  [{ price_model: 'CPC' as const, budget: 1_999 }, 'budget_below_unit'],
  [{ price_model: 'CPC' as const, budget: 2_000 }, undefined],
])('asks for a hundred views or a click at least: %j is %s', (money, code) => {
  expect(campaignRules({ ...values, ...money }).budget).toBe(code);
});

it.each([
  ['title', 100],
  ['text', 300],
] as const)('lets the %s of a banner be %d characters long', (part, length) => {
  const of = (count: number) => ({
    ...values,
    banners: {
      ...emptyCampaign.banners,
      home_top_ru: { ...banner('one'), [part]: 'a'.repeat(count) },
    },
  });
  const path = `banners.home_top_ru.${part}` as const;
  expect(campaignRules(of(length))[path]).toBeUndefined();
  expect(campaignRules(of(length + 1))[path]).toBe(`max_length:${String(length)}`);
});
