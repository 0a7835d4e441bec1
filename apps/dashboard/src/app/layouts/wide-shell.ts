import { widePart } from '../../shared/routing/wide-part';

/** Sidebar and top bar. */
export const wideShell = widePart(() => import('./WideShell'));
