import { widePart } from '../../../shared/routing/wide-part';

/** What only a wide screen's list shows. */
export const wideParts = widePart(() => import('./WideFilters'));
