import type { TextKey } from '../i18n/use-text';
import { reference } from '../resource/filters/filter-kinds';
import { lookupQueries } from './queries';

/** One showroom, above the list. @param texts its name, and what it says while none is chosen: «Все салоны» */
export const avtosalonFilter = (texts: { label: TextKey; any?: TextKey }) =>
  reference({
    ...texts,
    place: 'bar',
    query: lookupQueries.avtosalons,
    options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
  });
