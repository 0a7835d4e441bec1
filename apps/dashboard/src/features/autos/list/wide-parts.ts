import type * as WideParts from './WideFilters';

let parts: typeof WideParts | undefined;

/** Loads what only a wide screen's list shows. */
export async function loadWideParts(): Promise<typeof WideParts> {
  parts ??= await import('./WideFilters');
  return parts;
}

/** The same where it is there already, without the pause in which `lazy` shows its fallback even then. */
export function wideParts(): typeof WideParts | undefined {
  return parts;
}
