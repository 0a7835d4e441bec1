import { readNumber } from '@karvon/ui/parse/number';
import { pricePerUnit } from '../../../shared/ad-prices';

/** Values by field name: integers, 0 for empty. */
export type Figures = Readonly<Record<string, number>>;

const field = (figures: Figures, name: string) => Math.max(0, Math.round(figures[name] ?? 0));

/** Instalments. The last one includes the remainder, and the markup applies to the amount after the first payment. */
function installment(figures: Figures) {
  const price = field(figures, 'price');
  const first = Math.min(field(figures, 'first'), price);
  const months = Math.max(1, field(figures, 'months'));
  const rest = price - first;
  const due = rest + Math.round((rest * field(figures, 'markup')) / 100);
  const monthly = Math.floor(due / months);
  return {
    monthly,
    count: months - 1,
    last: due - monthly * (months - 1),
    due,
    total: first + due,
    share: price === 0 ? 0 : Math.round((first / price) * 100),
  };
}

function tradeIn(figures: Figures) {
  const [mine, theirs] = [field(figures, 'mine'), field(figures, 'theirs')];
  const surcharge = Math.abs(mine - theirs);
  const rate = field(figures, 'rate');
  const units = rate === 0 ? 0 : Math.round(surcharge / rate);
  return { mine, theirs, surcharge, units, weGive: mine < theirs ? 1 : 0 };
}

function cip(figures: Figures) {
  const rate = field(figures, 'rate');
  const car = field(figures, 'price') * rate;
  const total = car + field(figures, 'certificate');
  return { car, total, totalUnits: rate === 0 ? 0 : Math.round(total / rate) };
}

function budget(figures: Figures) {
  const sum = field(figures, 'budget');
  return {
    sum,
    views: Math.floor(sum / pricePerUnit.CPM),
    clicks: Math.floor(sum / pricePerUnit.CPC),
  };
}

export const calculators = { installment, tradeIn, cip, budget } as const;
export type Calculator = keyof typeof calculators;

export const isCalculator = (name: string | undefined): name is Calculator =>
  name !== undefined && Object.hasOwn(calculators, name);

export const samples = {
  installment: { price: 219_000_000, first: 65_700_000, months: 24, markup: 0 },
  tradeIn: { mine: 219_000_000, theirs: 94_000_000, rate: 0 },
  cip: { price: 24_300, certificate: 12_500_000, rate: 12_100 },
  budget: { budget: 5_000_000 },
} as const;

/** Groups digits by threes. Separate from the product's function, since it runs before the product's script. */
export const group = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0');

/** Formats with a sign: `−94`, but 0 without one. */
export const signed = (value: number, sign = ''): string =>
  `${value === 0 ? '' : sign}${group(value)}`;

/** Parses as the product's fields do. 0 for an empty text, undefined for an invalid one. */
export function amountOf(text: string): number | undefined {
  const { value, problem } = readNumber(text);
  return problem === undefined ? (value ?? 0) : undefined;
}

export const isPlainAmount = (text: string): boolean =>
  /^[\d\s]*$/.test(text) && text.replace(/\D/g, '').length <= 15;
