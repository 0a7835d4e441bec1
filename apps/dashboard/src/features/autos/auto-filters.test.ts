import { describe, expect, it } from 'vitest';
import { toSearch } from '../../shared/resource/filters/define-filters';
import { autoFilters, statusTabs } from './auto-filters';
import { autoQueries } from './queries';

const read = (query: string) => autoFilters.read(new URLSearchParams(query));
const asked = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.at(-1);

describe('the address of the list', () => {
  it('ignores invalid values and orders of earlier versions', () => {
    const wild =
      'page=0&status=deleted,<b>&ids=1,x,-2&ordering=price_asc&view=map&photo=yes&currency=EUR&price_from=-5';
    expect(asked(autoQueries.page(read(wild)))).toEqual({ page: 1, size: 12, ids: [1] });
  });
  it('is read again as it was written', () => {
    const state = read(
      'status=active,expired&q=a%26b&avtosalon=3&price_from=100&currency=USD&photo=without&can_refresh=true&expires_within=3&ordering=-price&view=table&page=2',
    );
    expect(autoFilters.read(toSearch(state))).toEqual(state);
    expect(state).toMatchObject({ photo: 'without', expires_within: 3, currency: 'USD', page: 2 });
  });
});

describe('the request', () => {
  it('has both values of the filter for refreshable cars, which statistics link to', () => {
    const of = (can: string) => asked(autoQueries.page(read(`status=active&can_refresh=${can}`)));
    expect([of('true'), of('false')]).toMatchObject([
      { can_refresh: true },
      { can_refresh: false },
    ]);
  });

  it('uses the parameters of the contract', () => {
    expect(asked(autoQueries.page(read('photo=without&status=active&view=table&page=3')))).toEqual({
      with_photo: false,
      status: ['active'],
      page: 3,
      size: 24,
    });
  });
});

it('every status but deleted is in one tab', () => {
  const held: readonly string[] = statusTabs.flatMap(({ values }) => [...values]);
  expect(held.toSorted()).toEqual(
    [
      'active',
      'archived',
      'barakami',
      'deactivated',
      'expired',
      'flagged_to_admin',
      'moderation',
      'moderation_declined',
      'ne_active',
      'reported_by_client',
      'sold_on_karvon',
    ].toSorted(),
  );
});
