import type { Deps } from '../../../platform/deps';
import { ownedTable, type OwnedRow } from '../../../platform/db/owned-table';
import { requireActing } from '../../../platform/http/permissions';
import {
  type FieldError,
  conflict,
  notFound,
  stale,
  validation,
} from '../../../platform/http/problem';
import { type Access, actorOf, inAllShowrooms } from '../../../platform/values/access';
import { dayInTashkent, hour, midnightOf } from '../../../platform/values/clock';
import { convert } from '../../../platform/values/money';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createAutoHistoryRepository } from './auto-history.repository';
import { unsold } from './auto-transitions';
import type { Auto, AutoState, Sale, SaleInput } from './auto-types';
import { type AutoRow, createAutosRepository, isListed } from './autos.repository';
import type { AutoParts } from './autos.service';
import type { CarDealt, CarUndealt } from './car-events';
import { beforeOf, recordedChanges, saleChanges, undoneChanges } from './sale-changes';
import { autoTimes } from './transition-rules';

export type SaleRow = OwnedRow<'sales'>;

/** A checked sale with its rate, before its listing is locked. */
export interface ReadySale {
  columns: Omit<
    SaleRow,
    'id' | 'version' | 'business_user_id' | 'auto_id' | 'recorded_at' | 'is_elsewhere' | 'before'
  >;
  /** Prefix of its fields in the request. */
  prefix: string;
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

export function createAutoSales(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    rates,
    reader,
    check,
    transitions,
    carDealt,
    carUndealt,
  }: AutoParts & {
    rates: Pick<RatesService, 'on'>;
    carDealt: CarDealt;
    carUndealt: CarUndealt;
  },
) {
  const autos = createAutosRepository(db);
  const history = createAutoHistoryRepository(db);
  const sales = ownedTable(db, 'sales', { versioned: true });
  const purchases = ownedTable(db, 'purchases');
  const leads = ownedTable(db, 'leads');
  const members = ownedTable(db, 'members', { softDelete: false });
  const applications = ownedTable(db, 'applications', { versioned: true });

  async function toSale(access: Access, row: SaleRow): Promise<Sale> {
    const lead = row.lead_id === null ? undefined : await leads.find(access, row.lead_id);
    const seller = row.seller_id === null ? undefined : await members.find(access, row.seller_id);
    const end = row.recorded_at.getTime() + autoTimes.undo;
    return {
      id: row.auto_id,
      version: row.version,
      price: row.price,
      currency: row.currency,
      price_uzs: row.price_uzs,
      rate:
        row.rate === null || row.rate_date === null
          ? undefined
          : { rate: row.rate, date: row.rate_date },
      sold_on: row.sold_on,
      lead: lead && { id: lead.id, name: lead.client_name },
      buyer:
        row.buyer_name === null
          ? undefined
          : { name: row.buyer_name, phone: row.buyer_phone ?? undefined },
      payments: row.payments,
      seller: seller && { id: seller.id, full_name: seller.full_name },
      note: row.note,
      is_elsewhere: row.is_elsewhere,
      undoable_until:
        row.before !== null && end > clock.now().getTime()
          ? new Date(end).toISOString()
          : undefined,
    };
  }

  /** Members choose themselves; another seller needs `autos.manage`. @throws Problem 403 */
  function sellerOf(access: Access, sale: SaleInput, stored?: number | null): number | null {
    const own = access.dealer?.member.id;
    const seller = sale.seller ?? (stored === undefined ? own : stored) ?? null;
    if (seller !== null && seller !== own && seller !== stored)
      requireActing(access, 'autos.manage');
    return seller;
  }

  async function errorsOf(
    access: Access,
    sale: SaleInput,
    seller: number | null,
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    const { price, lead_id, payments } = sale;
    if (lead_id !== undefined && sale.buyer !== undefined)
      errors.push({ field: 'buyer', code: 'invalid' });
    if (price === 0) errors.push({ field: 'price', code: 'price_positive' });
    if (sale.sold_on !== undefined && sale.sold_on > dayInTashkent(clock.now()))
      errors.push({ field: 'sold_on', code: 'date_in_future' });
    if (payments.length > 0 && payments.reduce((sum, part) => sum + part.sum, 0) !== price)
      errors.push({ field: 'payments', code: 'parts_sum' });
    const unknown = (field: string) => errors.push({ field, code: 'unknown_reference' });
    if (lead_id !== undefined && (await leads.find(access, lead_id)) === undefined)
      unknown('lead_id');
    if (seller !== null && (await members.find(inAllShowrooms(access), seller)) === undefined)
      unknown('seller');
    for (const [at, { application_id }] of payments.entries())
      if (
        application_id !== undefined &&
        (await applications.find(access, application_id)) === undefined
      )
        unknown(`payments.${at}.application_id`);
    return errors;
  }

  /** May wait for the Central Bank, so not for a transaction. @throws Problem 403; 422 */
  async function prepare(
    access: Access,
    sale: SaleInput,
    { prefix, stored }: { prefix: string; stored?: SaleRow },
  ): Promise<ReadySale> {
    const seller_id = sellerOf(access, sale, stored?.seller_id);
    const errors = await errorsOf(access, sale, seller_id);
    if (errors.length > 0)
      throw validation(errors.map(({ field, code }) => ({ field: `${prefix}${field}`, code })));
    const { price, currency, lead_id, buyer, payments, note } = sale;
    const sold_on = sale.sold_on ?? stored?.sold_on ?? dayInTashkent(clock.now());
    const isKept = stored?.currency === currency && stored.sold_on === sold_on;
    const found = currency === 'UZS' || isKept ? undefined : await rates.on(sold_on);
    const rate = isKept ? stored.rate : (found?.rate ?? null);
    return {
      prefix,
      columns: {
        price,
        currency,
        price_uzs: rate === null ? price : convert(price, currency, 'UZS', { rate }),
        rate,
        rate_date: isKept ? stored.rate_date : (found?.date ?? null),
        sold_on,
        lead_id: lead_id ?? null,
        buyer_name: buyer?.name.trim() ?? null,
        buyer_phone: buyer?.phone ?? null,
        payments,
        seller_id,
        note: note.trim(),
      },
    };
  }

  /** @throws Problem 422 `date_order` */
  async function requireAfterPurchase(access: Access, auto_id: number, sale: ReadySale) {
    const purchase = await purchases.find(access, { auto_id });
    if (purchase !== undefined && purchase.purchased_on > sale.columns.sold_on)
      throw validation([{ field: `${sale.prefix}sold_on`, code: 'date_order' }]);
  }

  /** Noon of an earlier day, so that each figure counts the sale on that day. */
  function listingColumns({ columns }: ReadySale, now: Date) {
    const { sold_on, price, currency, lead_id } = columns;
    const isToday = sold_on === dayInTashkent(now);
    return {
      sold_at: isToday ? now : new Date(midnightOf(sold_on).getTime() + 12 * hour),
      sale_price: price,
      sale_currency: currency,
      sale_lead_id: lead_id,
    };
  }

  const stored = ({ payments, ...columns }: ReadySale['columns']) => ({
    ...columns,
    payments: JSON.stringify(payments),
  });

  const undoEnd = ({ recorded_at }: SaleRow): number =>
    recorded_at.getTime() + autoTimes.undo + autoTimes.undoGrace;

  /** Notifies the lead. @returns true when the lead was new */
  async function dealt(access: Access, { columns: { lead_id } }: ReadySale): Promise<boolean> {
    if (lead_id === null) return false;
    const { status } = await leads.require(access, lead_id);
    await carDealt.emit(access, lead_id);
    return status === 'new';
  }

  /** Moves the sale to another lead. The undo restores only the last one, so the first returns now. */
  async function moveLead(access: Access, row: SaleRow, sale: ReadySale) {
    if (row.lead_id === sale.columns.lead_id) return {};
    const { before, lead_id } = row;
    const isUndoable = before !== null && clock.now().getTime() < undoEnd(row);
    if (isUndoable && before.lead_was_new && lead_id !== null)
      await carUndealt.emit(access, lead_id);
    const lead_was_new = await dealt(access, sale);
    return before === null ? {} : { before: JSON.stringify({ ...before, lead_was_new }) };
  }
  return {
    prepare,
    listingColumns,
    requireAfterPurchase,

    /** @throws Problem 404 */
    async get(access: Access, id: number): Promise<Sale> {
      await autos.require(access, id);
      return toSale(access, await sales.require(access, { auto_id: id }));
    },

    /** For the 409 of a car that is sold already. */
    async find(access: Access, id: number): Promise<Sale | undefined> {
      const row = await sales.find(access, { auto_id: id });
      return row && toSale(access, row);
    },

    /** Call it before the listing moves. */
    dealt,

    /** Call it in the transaction that moves the listing. */
    async record(
      access: Access,
      { columns }: ReadySale,
      { before, after, lead_was_new }: { before: AutoRow; after: AutoRow; lead_was_new: boolean },
    ): Promise<void> {
      await sales.insert(access, {
        ...stored(columns),
        auto_id: after.id,
        recorded_at: after.status_changed_at,
        is_elsewhere: after.status === 'deactivated',
        before: beforeOf(before, lead_was_new),
      });
    },

    /** A car that left the stock without a sale gets it, and keeps its status. Call it with the car locked. */
    async recordLater(access: Access, sale: ReadySale, car: AutoRow): Promise<AutoRow> {
      const lead_was_new = await dealt(access, sale);
      const reason = car.status === 'deactivated' ? 'sold_elsewhere' : car.deactivation_reason;
      const after = await autos.update(car, { deactivation_reason: reason });
      await sales.insert(access, {
        ...stored(sale.columns),
        auto_id: car.id,
        recorded_at: clock.now(),
        is_elsewhere: true,
        before: beforeOf(car, lead_was_new),
      });
      await history.add({
        auto_id: car.id,
        at: clock.now(),
        kind: 'changed',
        actor: actorOf(access),
        changes: recordedChanges(sale.columns),
      });
      return after;
    },

    /** The car is for sale again. */
    async end(access: Access, auto_id: number): Promise<void> {
      const row = await sales.find(access, { auto_id });
      if (row !== undefined) await sales.delete(access, row.id);
    },

    /** @throws Problem 403; 404; 412 with the sale as it is; 422 */
    async update(access: Access, id: number, version: number, body: SaleInput): Promise<Sale> {
      await autos.require(access, id);
      const known = await sales.require(access, { auto_id: id });
      const ready = await prepare(access, body, { prefix: '', stored: known });
      return db.transaction(async () => {
        const car = await autos.lock(access, id);
        if (car.status === 'deleted') throw notFound();
        const before = await sales.require(access, { auto_id: id });
        if (before.version !== version) throw stale(await toSale(access, before));
        await requireAfterPurchase(access, id, ready);
        const after = await sales.update(access, before.id, {
          ...stored(ready.columns),
          ...(await moveLead(access, before, ready)),
        });
        const listing = listingColumns(ready, clock.now());
        const isMoved = before.sold_on !== after.sold_on;
        if (!after.is_elsewhere)
          await autos.update(car, {
            ...listing,
            sold_at: isMoved ? listing.sold_at : car.sold_at,
            closed_at: isMoved ? listing.sold_at : car.closed_at,
          });
        const changes = await saleChanges(before, after, async (seller) =>
          seller === null
            ? undefined
            : (await members.find(inAllShowrooms(access), seller))?.full_name,
        );
        if (changes.length > 0)
          await history.add({
            auto_id: id,
            at: clock.now(),
            kind: 'changed',
            actor: actorOf(access),
            changes,
          });
        return toSale(access, after);
      });
    },

    /** @throws Problem 404; 409 `undo_late` or `vin_taken` */
    undo: (access: Access, id: number): Promise<Auto> =>
      db.transaction(async () => {
        const car = await autos.lock(access, id);
        if (car.status === 'deleted') throw notFound();
        const sale = await sales.find(access, { auto_id: id });
        if (sale?.before == null || clock.now().getTime() >= undoEnd(sale))
          throw conflict('undo_late');
        const { lead_was_new, status_changed_at, reserved_until, closed_at, ...rest } = sale.before;
        const isLater = rest.status === car.status;
        const movedAt = isLater ? Date.parse(status_changed_at) : sale.recorded_at.getTime();
        if (movedAt !== car.status_changed_at.getTime()) throw conflict('undo_late');
        if (!isListed(car) && isListed(rest)) await check.requireFreeVin(access, car.vin, id);
        const before: Partial<AutoState> = {
          ...rest,
          status_changed_at: new Date(status_changed_at),
          reserved_until: dateOf(reserved_until),
          closed_at: dateOf(closed_at),
        };
        await sales.delete(access, sale.id);
        const restored = isLater
          ? await autos.update(car, { deactivation_reason: rest.deactivation_reason })
          : await transitions.undo(car, { ...unsold, ...before }, actorOf(access));
        if (isLater)
          await history.add({
            auto_id: id,
            at: clock.now(),
            kind: 'changed',
            actor: actorOf(access),
            changes: undoneChanges(sale),
          });
        if (lead_was_new && sale.lead_id !== null) await carUndealt.emit(access, sale.lead_id);
        return reader.show(access, restored);
      }),
  };
}

export type AutoSales = ReturnType<typeof createAutoSales>;
