import { hour } from '../../../platform/values/clock';
import { type Access, userOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import {
  Problem,
  type FieldError,
  missing,
  notFound,
  stale,
  validation,
} from '../../../platform/http/problem';
import type { CarsRepository, StoredCar } from './cars.repository';
import { ranksOf, toOffer } from './offers.mapper';
import type { OffersRepository, StoredOffer } from './offers.repository';
import { type Settlement, timers } from './settle';
import { carStatus, offerStatus } from './trade-in-clock';
import type { TradeInHistoryRepository } from './trade-in-history.repository';
import type { TradeInReader } from './trade-in-reader';
import type { Offer, OfferCreate, OfferUpdate } from './trade-in-types';

export interface OffersParts {
  cars: CarsRepository;
  offers: OffersRepository;
  history: TradeInHistoryRepository;
  reader: TradeInReader;
  settlement: Settlement;
}

/** All changes of a car's offers happen under its lock. */
export function createOffersService(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { cars, offers, history, reader, settlement }: OffersParts,
) {
  /** @throws Problem 404 */
  async function lockCar(id: number, now: Date): Promise<StoredCar> {
    const car = await cars.lock(id);
    if (car === undefined) throw notFound();
    await settlement.byClock(car, now);
    return car;
  }

  async function refusal(
    code: 'offer_exists' | 'trade_in_closed' | 'offer_not_open',
    access: Access,
    carId: number,
    detail?: string,
  ): Promise<Problem> {
    const current = await reader.get(access, carId);
    return new Problem(409, code, { current, detail });
  }

  /** @throws Problem 422 with every wrong field */
  async function check(
    access: Access,
    car: StoredCar,
    {
      valid_until,
      avtosalon,
    }: { avtosalon?: number | null | undefined; valid_until?: string | undefined },
    now: Date,
  ): Promise<void> {
    const errors: FieldError[] = [];
    if (valid_until !== undefined) {
      const end = Date.parse(valid_until);
      const last = car.open_until.getTime();
      if (end > last) errors.push({ field: 'valid_until', code: 'after_open_until' });
      // In the car's last hour an offer can only end with the car.
      else if (end < Math.min(now.getTime() + hour, last))
        errors.push({ field: 'valid_until', code: 'valid_until_too_soon' });
    }
    if (avtosalon != null && !(await offers.hasAvtosalon(access, avtosalon)))
      errors.push({ field: 'avtosalon', code: 'unknown_reference' });
    if (errors.length > 0) throw validation(errors);
  }

  async function present({ id, trade_in_auto_id }: StoredOffer): Promise<Offer> {
    const moment = await reader.moment();
    const rows = await offers.ofCars([trade_in_auto_id]);
    const row = rows.find((offer) => offer.id === id);
    if (row === undefined) throw new Error(`Offer ${id} is not among those of its car.`);
    return toOffer(row, ranksOf(rows, moment), moment);
  }

  /** Notifies the dealerships that `work` outbids. */
  async function tellingOutbid<T>(car: StoredCar, work: () => Promise<T>): Promise<T> {
    const { now, rate } = await reader.moment();
    const [before] = await settlement.standing(car.id, now, rate);
    const done = await work();
    const [after] = await settlement.standing(car.id, now, rate);
    if (before !== undefined && after !== undefined && before.id !== after.id)
      if (before.business_user_id !== after.business_user_id)
        await settlement.emit(before.business_user_id, 'offer_outbid', car);
    return done;
  }

  async function withdraw(access: Access, offer: StoredOffer, now: Date) {
    const withdrawn = await offers.update(access, offer.id, {
      status: 'withdrawn',
      decided_at: now,
    });
    await jobs.cancel(timers.offer, offer.id);
    await history.add({
      trade_in_auto_id: offer.trade_in_auto_id,
      business_user_id: access.owner,
      at: now,
      kind: 'withdrawn',
      actor_kind: 'dealer',
      actor_id: userOf(access),
      offer_id: offer.id,
    });
    return withdrawn;
  }

  async function change(
    access: Access,
    { car, offer }: { car: StoredCar; offer: StoredOffer },
    body: Exclude<OfferUpdate, { status: 'withdrawn' }>,
    now: Date,
  ) {
    const { price = offer.price, currency = offer.currency } = body;
    if (Object.values(body).every((value) => value === undefined))
      throw validation([missing('price')]);
    if (body.currency !== undefined && body.price === undefined)
      throw validation([missing('price')]);
    // The current end may be kept, even when it is too near for a new one.
    const isSameEnd = Date.parse(body.valid_until ?? '') === offer.valid_until.getTime();
    const valid_until = isSameEnd ? undefined : body.valid_until;
    await check(access, car, { ...body, valid_until }, now);
    const isPriceNew = price !== offer.price || currency !== offer.currency;
    const previous = isPriceNew
      ? { previous_price: offer.price, previous_currency: offer.currency }
      : {};
    const end = valid_until === undefined ? offer.valid_until : new Date(valid_until);
    const changed = await tellingOutbid(car, () =>
      offers.update(access, offer.id, {
        price,
        currency,
        ...previous,
        valid_until: end,
        avtosalon_id: body.avtosalon,
        comment: body.comment,
        author_id: userOf(access),
        updated_at: now,
      }),
    );
    await jobs.schedule(timers.offer, offer.id, end);
    await history.add({
      trade_in_auto_id: car.id,
      business_user_id: access.owner,
      at: now,
      kind: 'changed',
      actor_kind: 'dealer',
      actor_id: userOf(access),
      offer_id: offer.id,
      price,
      currency,
      ...previous,
      valid_until: end,
    });
    return changed;
  }

  return {
    /** @throws Problem 404; 409 `offer_exists`, `trade_in_closed` with the car as it is; 422 */
    create: (access: Access, carId: number, body: OfferCreate): Promise<Offer> =>
      db.transaction(async () => {
        const now = clock.now();
        const car = await lockCar(carId, now);
        if (carStatus(car, access.owner, now) !== 'open')
          throw await refusal('trade_in_closed', access, carId);
        const mine = await offers.find(access, { trade_in_auto_id: carId, status: 'sent' });
        if (mine !== undefined) {
          const { author, price, currency } = await present(mine);
          const detail = `${author.full_name}, ${price} ${currency}`;
          throw await refusal('offer_exists', access, carId, detail);
        }
        await check(access, car, body, now);
        const { price, currency, avtosalon, comment = '' } = body;
        const valid_until = new Date(body.valid_until);
        const offer = await tellingOutbid(car, () =>
          offers.insert(access, {
            trade_in_auto_id: carId,
            price,
            currency,
            valid_until,
            status: 'sent',
            avtosalon_id: avtosalon ?? null,
            comment,
            author_id: userOf(access),
            created_at: now,
            updated_at: null,
            decided_at: null,
            previous_price: null,
            previous_currency: null,
          }),
        );
        await jobs.schedule(timers.offer, offer.id, valid_until);
        await history.add({
          trade_in_auto_id: carId,
          business_user_id: access.owner,
          at: now,
          kind: 'offered',
          actor_kind: 'dealer',
          actor_id: userOf(access),
          offer_id: offer.id,
          price,
          currency,
          valid_until,
        });
        return present(offer);
      }),

    /**
     * Changes or withdraws the offer.
     * @param version the version that was read
     * @throws Problem 404; 409 `offer_not_open`, `trade_in_closed` with the car as it is; 412 with the offer as it is; 422
     */
    update: (access: Access, id: number, version: number, body: OfferUpdate): Promise<Offer> =>
      db.transaction(async () => {
        const known = await offers.find(access, id);
        if (known === undefined) throw notFound();
        const now = clock.now();
        const car = await lockCar(known.trade_in_auto_id, now);
        const offer = await offers.find(access, id);
        if (offer === undefined) throw notFound();
        if (offerStatus(offer, now) !== 'sent') {
          const isOpen = carStatus(car, access.owner, now) === 'open';
          throw await refusal(isOpen ? 'offer_not_open' : 'trade_in_closed', access, car.id);
        }
        if (offer.version !== version) throw stale(await present(offer));
        return present(
          'status' in body
            ? await withdraw(access, offer, now)
            : await change(access, { car, offer }, body, now),
        );
      }),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
