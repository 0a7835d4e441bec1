import { describe, expect, it } from 'vitest';
import {
  changeOf,
  defineFilters,
  filtersOn,
  isNarrowed,
  resetState,
  toSearch,
  without,
} from './define-filters';
import * as f from './filter-kinds';
import { isWrongFilter } from './filter-text';

const label = 'common:add';
const option = (value: string) => ({ [value]: label }) as const;
const filters = defineFilters(
  {
    q: f.text({ label }),
    status: f.tabs({
      label,
      tabs: [
        { id: 'all', label, values: [] },
        { id: 'active', label, values: ['active'] },
        { id: 'archive', label, values: ['archived', 'deactivated'] },
      ],
    }),
    ids: f.ids({ label }),
    brand_id: f.number({ label }),
    model_id: f.reference({
      label,
      parent: 'brand_id',
      query: () => ({ queryKey: [] }),
      options: () => [],
    }),
    price: f.money({ label, from: label, to: label }),
    year: f.range({ label, from: label, to: label }),
    created: f.dates({ label }),
    condition: f.oneOf({ label, options: option('good') }),
    type: f.someOf({ label, options: { ...option('call'), ...option('chat') } }),
    with_photo: f.yesNo({ label, yes: label, no: label }),
    can_refresh: f.flag({ label }),
    expires_within: f.preset({ label, value: 3 }),
    ordering: f.ordering({ label, options: { ...option('newest'), ...option('-price') } }),
  },
  { size: { cards: 12, table: 24 } },
);
const { definition } = filters;
const read = (query: string) => filters.read(new URLSearchParams(query));

describe('the address of a list', () => {
  it('takes garbage as absent', () => {
    const wild =
      'page=0&status=deleted,<b>&ids=1,x,-2,1&ordering=price&view=map&with_photo=yes&currency=EUR&price_from=-5&from=2026-02-31&to=x&model_id=0';
    expect(filters.query(read(wild))).toEqual({ page: 1, size: 12, ids: [1] });
    expect(read('page=1.5')).toEqual({ page: 1 });
  });

  it('is parsed as it was formatted', () => {
    const state = read(
      'status=active,archived&q=a%26b&model_id=3&price_from=100&currency=USD&with_photo=false&can_refresh=true&type=chat,call&from=2026-11-01&to=2026-11-20&expires_within=7&ordering=-price&view=table&page=2',
    );
    expect(Object.keys(state)).toHaveLength(14);
    expect(filters.read(toSearch(state))).toEqual(state);
  });

  it('is short without filters', () => {
    expect(toSearch({ page: 1, q: '', status: [] }).toString()).toBe('');
  });
});

it('ignores a period that ends before it begins', () => {
  const days = defineFilters({ period: f.dates({ label }) });
  const of = (search: string) => days.read(new URLSearchParams(search));
  expect(of('from=2026-11-20&to=2026-11-01')).toEqual({ page: 1 });
  expect(of('from=2026-11-20&to=2026-11-20')).toMatchObject({ to: '2026-11-20' });
});

it('ignores reversed days of other date filters', () => {
  const days = defineFilters({ decided: f.days({ label }), period: f.dates({ label }) });
  const of = (search: string) => days.read(new URLSearchParams(search));
  expect(of('decided_from=2026-11-20&decided_to=2026-11-01&from=2026-11-20')).toEqual({
    from: '2026-11-20',
    page: 1,
  });
});

it.each([
  [{ from: '', to: '' }, true],
  [{ decided_from: '', decided_to: '' }, true],
  [{ decided_from: '2026-11-20', decided_to: '2026-11-01' }, true],
  [{ from: '2026-11-20', to: '2026-11-20' }, false],
  [{ from: '2026-11-20' }, false],
  [{}, false],
])('knows which days cannot be applied: %j', (state, isWrong) => {
  const { definition } = defineFilters({ decided: f.days({ label }), period: f.dates({ label }) });
  const wrong = Object.entries(definition).some(([name, filter]) =>
    isWrongFilter(name, filter, state),
  );
  expect(wrong).toBe(isWrong);
});

it('reads the year 26 of a URL as 2026, and rejects a year of three digits', () => {
  const days = defineFilters({ period: f.dates({ label }) });
  const of = (search: string) => days.read(new URLSearchParams(search));
  expect(of('from=0026-11-20&to=2026-12-01')).toMatchObject({
    from: '2026-11-20',
    to: '2026-12-01',
  });
  expect(of('from=0202-11-20')).toEqual({ page: 1 });
});

describe('the request', () => {
  it('has filters, tab, order, page and size', () => {
    expect(filters.query(read('status=active&view=table&page=3&ordering=-price'))).toEqual({
      status: ['active'],
      ordering: '-price',
      page: 3,
      size: 24,
    });
  });

  it('names the one value of a tab where the operation takes one, and none for an address with several', () => {
    const leads = defineFilters({
      status: f.valueTabs('leads:tab', ['new', 'contacted'], { isSingle: true }),
    });
    const asked = (search: string) => leads.query(leads.read(new URLSearchParams(search)));
    expect(asked('status=new')).toEqual({ status: 'new', page: 1, size: 20 });
    expect(asked('status=new,contacted')).toEqual({ page: 1, size: 20 });
  });

  it('counts and exports with the same filters, without tab, order and page', () => {
    expect(filters.narrowing(read('status=active&ordering=newest&page=3&q=cobalt'))).toEqual({
      q: 'cobalt',
    });
  });

  it('omits a currency without a price', () => {
    expect(filters.narrowing(read('currency=USD'))).toEqual({});
    const state = read('currency=USD&price_to=9000');
    expect(filters.narrowing(state)).toEqual({ price_to: 9000, currency: 'USD' });
  });
});

describe('active filters', () => {
  it('are one for both ends of a range; tab, order and text are seen elsewhere', () => {
    const state = read(
      'year_from=2021&year_to=2023&with_photo=false&currency=USD&status=active&q=x',
    );
    expect(filtersOn(definition, state)).toEqual(['year', 'with_photo']);
  });

  it('narrow the list, as does its text but not its tab', () => {
    expect(isNarrowed(definition, read('status=active&view=table&ordering=newest'))).toBe(false);
    expect(isNarrowed(definition, read('q=cobalt'))).toBe(true);
    expect(isNarrowed(definition, read('can_refresh=true'))).toBe(true);
  });

  it('are cleared with their dependent filters', () => {
    const state = read('brand_id=1&model_id=2&can_refresh=true');
    expect(filtersOn(definition, { ...state, ...without(definition, 'brand_id') })).toEqual([
      'can_refresh',
    ]);
    expect(filtersOn(definition, { ...state, ...without(definition, 'model_id') })).toEqual([
      'brand_id',
      'can_refresh',
    ]);
    expect(changeOf(definition, 'brand_id', { brand_id: 5 })).toEqual({
      brand_id: 5,
      model_id: undefined,
    });
  });

  it('are cleared by a reset, which keeps tab, order and view', () => {
    const state = read('status=active&view=table&q=x&year_from=2021&ordering=-price');
    expect(toSearch(resetState(definition, state)).toString()).toBe(
      'status=active&ordering=-price&view=table',
    );
  });
});
