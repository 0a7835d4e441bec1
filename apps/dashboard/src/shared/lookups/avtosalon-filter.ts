import type { AvtosalonList } from '@karvon/api/main';
import type { TextKey } from '../i18n/use-text';
import { reference, referenceOrNone } from '../resource/filters/filter-kinds';
import { lookupQueries } from './queries';

type Choice = Parameters<typeof reference<AvtosalonList>>[0];

const ofAvtosalons: Pick<Choice, 'place' | 'query' | 'options'> = {
  place: 'bar',
  query: lookupQueries.avtosalons,
  options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
};

/** Filter by one showroom. @param texts label, and text while none is chosen: «Все салоны» */
export const avtosalonFilter = (texts: { label: TextKey; any?: TextKey }) =>
  reference({ ...texts, ...ofAvtosalons });

export const avtosalonOrNoneFilter = (texts: { label: TextKey; any?: TextKey; none: TextKey }) =>
  referenceOrNone({ ...texts, ...ofAvtosalons });
