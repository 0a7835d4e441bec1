import * as z from 'zod/mini';
import { pagingSchema, searchText } from '../../../shared/table/list-search';

/** What the list keeps in the URL. */
export const avtosalonsSearch = z.object({ ...pagingSchema, q: searchText });

export type AvtosalonsSearch = z.infer<typeof avtosalonsSearch>;
