import * as z from 'zod/mini';
import { searchOneOf } from '../../../shared/table/list-search';

export const autoTabs = ['about', 'leads', 'history', 'statistics'] as const;
export const periods = ['7', '30', '90'] as const;

/** What a car's page keeps in the URL: the tab, and the period of its figures in days. */
export const autoSearchSchema = z.object({
  tab: searchOneOf(autoTabs),
  days: searchOneOf(periods),
});

export type AutoSearch = z.infer<typeof autoSearchSchema>;
