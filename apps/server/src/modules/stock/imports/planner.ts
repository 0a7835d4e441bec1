import { createHash } from 'node:crypto';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { may } from '../../../platform/http/permissions';
import { convert } from '../../../platform/values/money';
import { normCompact } from '../../../platform/values/text-norm';
import type { CatalogIndex, CatalogService } from '../../catalogue/catalog/catalog.service';
import type { RatesService } from '../../foundation/rates/rates.service';
import type { AutoRow } from '../autos/auto-reader';
import type { VinService } from '../vin/vin.service';
import { readVin } from '../vin/vin-rules';
import { currencyOf, moneyOf, textOf } from './cells';
import { currencyOfHeader, guessMapping, isSample } from './columns';
import type { Import, ImportsRow, PlannedRow, PurchasePlan } from './import-types';
import type { ImportsRepository } from './imports.repository';
import { type Matcher, createMatcher } from './matching';
import { planRow } from './plan';
import { type CarIndex, type PlanContext, similarityKeyOf, rememberedKey } from './plan-context';
import type { Cell, Sheet } from './sheet-worker';

const mostSamples = 3;
const fewestPrices = 5;

export interface ReadSheet {
  columns: Import['columns'];
  rows: { row: number; cells: Cell[] }[];
  /** Rows of a template that nobody has filled. */
  hasSamples: boolean;
  headersHash: string;
}

const isFilled = (cell: Cell) => (typeof cell === 'object' ? cell !== null : textOf(cell) !== '');

/** The first row with two texts is the header: titles above a table fill one cell. */
export function readTable({ rows }: Sheet, letterOf: (index: number) => string): ReadSheet {
  const found = rows.findIndex((row) => row.filter(isFilled).length > 1);
  const at = Math.max(
    found,
    rows.findIndex((row) => row.some(isFilled)),
  );
  const start = found < 0 ? at : found;
  const header = rows[start] ?? [];
  const filled = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(start + 1)
    .filter(({ cells }) => cells.some(isFilled));
  const body = filled.filter(({ cells }) => !isSample(cells));
  const columns = header.map((cell, index) => {
    const samples = new Set<string>();
    for (const { cells } of body) {
      const text = textOf(cells[index]);
      if (text !== '') samples.add(text.slice(0, 200));
      if (samples.size === mostSamples) break;
    }
    return { letter: letterOf(index), header: textOf(cell), samples: [...samples] };
  });
  const key = columns.map((column) => normCompact(column.header)).join('|');
  return {
    columns,
    rows: body,
    hasSamples: filled.length > body.length,
    headersHash: createHash('sha256').update(key).digest('hex'),
  };
}

export function guessed(columns: Import['columns']): Import['mapping'] {
  return guessMapping(columns).flatMap((field, column) =>
    field === null ? [] : [{ column, field }],
  );
}

export const mayCosts = ({ dealer }: Access): boolean =>
  dealer === undefined ||
  may(
    {
      role: dealer.member.role,
      permissions_mode: dealer.permissions_mode,
      manager_pay_limit: dealer.manager_pay_limit,
    },
    'autos.costs',
  );

const group = <Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key | null) => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const list = groups.get(key);
    if (list === undefined) groups.set(key, [row]);
    else list.push(row);
  }
  return groups;
};

export type VinFinder = Pick<VinService, 'facts' | 'elsewhere'>;

/** Plans rows of an import against the dealership's cars and the catalogue. */
export function createPlanner(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  {
    repository,
    catalog,
    rates,
    vin,
  }: {
    repository: ImportsRepository;
    catalog: CatalogService;
    rates: RatesService;
    vin: VinFinder;
  },
) {
  let known: { index: CatalogIndex; matcher: Matcher } | undefined;

  async function matcher(): Promise<Matcher> {
    const index = await catalog.current();
    if (known?.index !== index) known = { index, matcher: createMatcher(index) };
    return known.matcher;
  }

  async function carIndex(access: Access, isFeed: boolean): Promise<CarIndex> {
    const { autos, purchases, photos } = await repository.cars(access, isFeed);
    const { showrooms } = access;
    return {
      byVin: group(autos, ({ vin }) => vin),
      byNumber: group(autos, ({ external_id }) => external_id),
      bySimilarity: group(autos, (row) => similarityKeyOf(row)),
      numbers: new Map(
        autos.flatMap(({ id, external_id }) => (external_id === null ? [] : [[id, external_id]])),
      ),
      purchases: new Map(
        purchases.map(({ auto_id, source, ...rest }): [number, PurchasePlan] => [
          auto_id,
          { ...rest, ...(source !== null && { source }) },
        ]),
      ),
      photos: new Map(
        [...group(photos, ({ auto_id }) => auto_id)].map(([id, rows]) => [
          id,
          new Set(rows.map(({ address }) => address)),
        ]),
      ),
      isVisible: ({ avtosalon_id }: AutoRow) =>
        showrooms === undefined || avtosalon_id === null || showrooms.includes(avtosalon_id),
    };
  }

  async function contextOf(
    access: Access,
    row: ImportsRow,
    cells: readonly { row: number; cells: Cell[] }[],
  ): Promise<PlanContext> {
    const { mapping, options } = row;
    const columnOf = (field: string) => mapping.find((one) => one.field === field)?.column ?? -1;
    const firstRows = new Map<string, number>();
    const prices: number[] = [];
    const vins = new Set<string>();
    const rate = await rates.current();
    const currencyNamed = (field: string) => currencyOfHeader(row.columns[columnOf(field)]?.header);
    const headerCurrencies = {
      price: currencyNamed('price'),
      purchase_price: currencyNamed('purchase_price'),
    };
    for (const one of cells) {
      const read = readVin(textOf(one.cells[columnOf('vin')]));
      if ('vin' in read) vins.add(read.vin);
      const keys = [
        'vin' in read ? `vin ${read.vin}` : '',
        `external_id ${textOf(one.cells[columnOf('external_id')])}`,
      ];
      for (const key of keys)
        if (!key.endsWith(' ') && key !== '' && !firstRows.has(key)) firstRows.set(key, one.row);
      const price = moneyOf(one.cells[columnOf('price')] ?? null);
      if (price === undefined || price.amount <= 0) continue;
      const currency =
        price.currency ??
        currencyOf(one.cells[columnOf('currency')] ?? null) ??
        headerCurrencies.price ??
        options.currency;
      prices.push(convert(price.amount, currency, 'UZS', rate));
    }
    const sorted = prices.toSorted((a, b) => a - b);
    const values = await repository.values(access);
    return {
      mapping,
      options,
      matcher: await matcher(),
      cars: await carIndex(access, row.feed_id !== null),
      salons: await repository.salons(access),
      chosen: row.choices,
      remembered: new Map(
        values.map(({ field, value, of_id, entry_id, position_id }) => [
          rememberedKey({ field, value, of_id }),
          { id: entry_id, ...(position_id !== null && { position_id }) },
        ]),
      ),
      firstRows,
      vins: await vin.facts([...vins]),
      elsewhere: await vin.elsewhere(access, [...vins]),
      median:
        sorted.length < fewestPrices ? undefined : sorted[Math.floor((sorted.length - 1) / 2)],
      rate,
      feed: row.feed_id === null ? undefined : await repository.feedValues(row.feed_id),
      headerCurrencies,
      localOrigin: config.FEED_LOCAL_ORIGIN,
      now: clock.now(),
    };
  }

  return {
    matcher,

    /** @param numbers rows to plan; the others are only read, for doubles and the median */
    async plan(
      access: Access,
      row: ImportsRow,
      numbers: (all: readonly number[]) => readonly number[],
    ): Promise<(PlannedRow & { row: number })[]> {
      const cells = await repository.cells(row.id);
      const wanted = new Set(numbers(cells.map((one) => one.row)));
      const context = await contextOf(access, row, cells);
      return cells
        .filter((one) => wanted.has(one.row))
        .map((one) => ({ ...planRow(one.cells, one.row, context), row: one.row }));
    },
  };
}

export type Planner = ReturnType<typeof createPlanner>;
