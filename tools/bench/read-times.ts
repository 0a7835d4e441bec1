/** Limit in milliseconds for every read of the dealer's day and of ads: the slowest of twenty. */
const limit = 200;
const warmUps = 6;
const times = 60;

const dayBefore = (days: number) =>
  new Date(Date.now() + 5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const reads = (campaign: number): [name: string, path: string][] => {
  const year = `from=${dayBefore(365)}&to=${dayBefore(0)}`;
  const phone = encodeURIComponent('0004');
  const buyers = 'page_by=buyer&size=20';
  return [
    ['leads, first page with counts', '/main/leads?size=20'],
    ['leads by buyer, first page', `/main/leads?${buyers}`],
    ['leads, new ones by their wait', `/main/leads?status=new&ordering=waiting&${buyers}`],
    ['leads, slowest first', `/main/leads?ordering=slowest&${buyers}`],
    ['leads by buyer, page 450', `/main/leads?page=450&${buyers}`],
    ['leads, search by name', `/main/leads?q=${encodeURIComponent('хамидов')}&size=20`],
    ['leads, search by digits', `/main/leads?q=${phone}&size=20`],
    ['leads, search by car', '/main/leads?q=cobalt&size=20'],
    ['leads of a year, within the hour', `/main/leads?${year}&response=within_1_hour&size=20`],
    ['posts of the channels, first page', '/main/telegram/posts?size=20'],
    ['posts of the channels, search by car', '/main/telegram/posts?q=cobalt&size=20'],
    ['work panel', '/main/work-panel'],
    ['work panel, counts', '/main/work-panel?counts_only=true'],
    ['statistics of a year', `/main/statistics?${year}&compare=true`],
    ['funnel of a year', `/main/statistics/funnel?${year}`],
    ['rows of a year', `/main/statistics/autos?${year}&ordering=-views&size=20`],
    ['cars by their price to market', '/main/autos?ordering=-market&size=20'],
    ['cars by their days in stock', '/main/autos?ordering=-days_in_stock&size=20'],
    ['cars by their margin', '/main/autos?ordering=margin&size=20'],
    ['cars to reprice', '/main/autos/price-advice'],
    ['stock, money and bands', '/main/stock/summary'],
    ['profit by month', `/main/stock/profit?by=month&${year}`],
    ['profit by car', `/main/stock/profit?by=auto&${year}&size=20`],
    ['promotions', '/main/statistics/promotions'],
    ['response and sales of a year', `/main/statistics/response?${year}`],
    ['campaigns, first page', '/main/ads?size=20'],
    ['campaigns, sums of a year', `/main/ads?${year}&size=20`],
    ['campaigns by the price of a lead', '/main/ads?ordering=cost_per_lead&size=20'],
    ['campaigns as CSV', '/main/ads/export'],
    ['campaign, its result of a year', `/main/ads/${String(campaign)}/result?${year}`],
    [
      'campaign, beside the year before',
      `/main/ads/${String(campaign)}/result?${year}&compare=previous`,
    ],
    ['campaign, its year as CSV', `/main/ads/${String(campaign)}/result/export?${year}`],
  ];
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Measures reads in sequence, and prints the median and the slowest of twenty.
 * @param campaign campaign whose result is read
 * @returns names of reads above the limit
 */
export const printReadTimes = async (
  url: string,
  headers: Record<string, string>,
  campaign: number,
): Promise<string[]> => {
  const slow: string[] = [];
  for (const [name, path] of reads(campaign)) {
    const taken: number[] = [];
    for (let round = -warmUps; round < times; round += 1) {
      const from = performance.now();
      const response = await fetch(`${url}${path}`, { headers });
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${path}: ${String(response.status)} ${text.slice(0, 200)}`);
      if (round >= 0) taken.push(performance.now() - from);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const [p50, p95] = [at(sorted, 0.5), at(sorted, 0.95)];
    if (p95 > limit) slow.push(name);
    process.stdout.write(
      `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms${p95 > limit ? '  above the limit' : ''}\n`,
    );
  }
  process.stdout.write(`to reach: p95 ${String(limit)} ms\n`);
  return slow;
};
