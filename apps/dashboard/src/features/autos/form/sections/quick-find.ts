import type { Generation } from '@karvon/api/main';
import { madeIn } from '../model-choice';

const firstYear = 1950;

export function readQuickFind(
  text: string,
  thisYear: number,
): { term: string; year: number | undefined } {
  const years = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  const year = years.findLast((one) => one >= firstYear && one <= thisYear + 1);
  // A model's name may be a number, so only the last word counts as the year.
  const isLast = year !== undefined && text.trimEnd().endsWith(String(year));
  if (!isLast) return { term: text.trim(), year: undefined };
  return { term: text.trimEnd().slice(0, -4).trim(), year };
}

type Years = Pick<Generation, 'id' | 'year_start' | 'year_stop'>;

/** Orders models: those without a generation of that year come last. */
export function madeThen<Model, Known extends Years>(
  models: readonly { model: Model; generations: readonly Known[] | undefined }[],
  year: number | undefined,
): { model: Model; fitting: Known[] }[] {
  const all = models.map(({ model, generations = [] }) => ({
    model,
    fitting: year === undefined ? [] : generations.filter((one) => madeIn(one, year)),
  }));
  const wasMade = ({ fitting }: { fitting: Known[] }) => fitting.length > 0;
  return [...all.filter(wasMade), ...all.filter((one) => !wasMade(one))];
}
