import { describe, expect, it } from 'vitest';
import { searchRecord } from '../../../shared/table/list-search';
import {
  autosSearchSchema,
  groupsOn,
  isNarrowed,
  keptOnReset,
  listHref,
  toFilters,
  toListParams,
  without,
} from './list-search';
import { statusTabs, tabCount, tabOf } from './status-tabs';

const parse = (query: string) => autosSearchSchema.parse(searchRecord(new URLSearchParams(query)));

describe('the address of the list', () => {
  it('takes garbage as absent', () => {
    const wild =
      'page=0&status=deleted,<b>&ids=1,x,-2&ordering=price&view=map&photo=yes&currency=EUR&price_from=-5';
    expect(toListParams(parse(wild))).toEqual({ page: 1, size: 12, ids: [1] });
  });
  it('is read again as it was written', () => {
    const state = parse(
      'status=active,expired&q=a%26b&avtosalon=3&price_from=100&currency=USD&photo=without&can_refresh=true&ordering=price_asc&view=table&page=2',
    );
    expect(parse(listHref(state).split('?')[1] ?? '')).toEqual(state);
  });
  it('is short where nothing is on', () => {
    expect(listHref(parse('page=1'))).toBe('/dashboard/autos');
  });
});

describe('what the server is asked', () => {
  it('speaks the contract', () => {
    expect(toListParams(parse('photo=without&status=active&view=table&page=3'))).toEqual({
      with_photo: false,
      status: ['active'],
      page: 3,
      size: 24,
    });
  });
  it('counts by the same filters, whatever the tab, the order and the page', () => {
    expect(toFilters(parse('status=active&ordering=oldest&page=3&q=cobalt'))).toEqual({
      q: 'cobalt',
    });
  });
  it('leaves out a currency that no price goes with', () => {
    expect(toFilters(parse('currency=USD'))).toEqual({});
    expect(toFilters(parse('currency=USD&price_to=9000'))).toEqual({
      price_to: 9000,
      currency: 'USD',
    });
  });
});

describe('filters that are on', () => {
  it('are counted by group', () => {
    const state = parse('year_from=2021&year_to=2023&photo=with&currency=USD&status=active');
    expect(groupsOn(state)).toEqual(['year', 'photo']);
    expect(isNarrowed(state)).toBe(true);
    expect(isNarrowed(parse('status=active&view=table'))).toBe(false);
    expect(isNarrowed(parse('q=cobalt'))).toBe(true);
  });
  it('are taken away by group, a model with its brand', () => {
    const state = parse('brand_id=1&model_id=2&photo=with');
    expect(groupsOn({ ...state, ...without('brand') })).toEqual(['photo']);
    expect(groupsOn({ ...state, ...without('model') })).toEqual(['brand', 'photo']);
  });
  it('go by a reset, which stays on the tab and in the view', () => {
    expect(keptOnReset(parse('status=expired&view=table&q=x&year_from=2021'))).toEqual({
      status: ['expired'],
      view: 'table',
      ordering: undefined,
    });
  });
});

describe('tabs', () => {
  const counts = {
    total: 148,
    statuses: {
      active: 92,
      moderation: 6,
      moderation_declined: 3,
      barakami: 4,
      expired: 6,
      ne_active: 9,
      sold_on_karvon: 21,
      archived: 2,
      deactivated: 3,
      flagged_to_admin: 1,
      reported_by_client: 1,
    },
  };
  it('add up to all', () => {
    const [all, ...others] = statusTabs.map((tab) => tabCount(tab, counts) ?? 0);
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
  it('hold every status once', () => {
    const held = statusTabs.flatMap(({ statuses }) => [...statuses]);
    expect(held.toSorted()).toEqual(Object.keys(counts.statuses).toSorted());
  });
  it('are found by their statuses in any order, and no other set has one', () => {
    expect(tabOf(undefined)?.id).toBe('all');
    expect(tabOf(['deactivated', 'archived'])?.id).toBe('archive');
    expect(tabOf(['active', 'expired'])).toBeUndefined();
  });
});
