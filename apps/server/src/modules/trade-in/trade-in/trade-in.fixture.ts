import { hour } from '../../../platform/values/clock';
import type { TestApp } from '../../../testing/test-app';
import type { TestCatalogue } from '../../stock/autos/autos.fixture';

let last = 0;

export function createTradeInSite(test: TestApp, catalogue: TestCatalogue) {
  const later = (hours: number) =>
    new Date(test.clock.now().getTime() + hours * hour).toISOString();

  function bodyOf(over: Record<string, unknown> = {}, car: Record<string, unknown> = {}) {
    last += 1;
    const { brand, car_model, year } = catalogue.cobalt;
    return {
      external_id: `mp-tia-${last}`,
      client_name: 'Улугбек',
      phone: '+998915550134',
      car: {
        brand: 'Chevrolet',
        car_model: 'Cobalt',
        brand_id: brand,
        model_id: car_model,
        year,
        mileage: 20_000,
        ...car,
      },
      region: catalogue.region,
      asking_price: 140_000_000,
      currency: 'UZS',
      open_until: later(240),
      ...over,
    };
  }

  const post = (body: object) =>
    test.call('addTradeInAuto', { body, headers: { 'idempotency-key': `key-${(last += 1)}-key` } });

  return {
    later,
    bodyOf,
    post,
    /** @returns its id; fails when it was rejected */
    async add(over?: Record<string, unknown>, car?: Record<string, unknown>): Promise<number> {
      const { status, body } = await post(bodyOf(over, car));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id;
    },
    decide: (id: number, decision: 'accepted' | 'declined') =>
      test.call('decideOffer', { params: { id }, body: { decision } }),
    close: (id: number, reason = 'changed_mind') =>
      test.call('closeTradeInAuto', { params: { id }, body: { reason } }),
    bid: (token: string, id: number, over: Record<string, unknown> = {}) =>
      test.call('createOffer', {
        token,
        params: { id },
        body: { price: 120_000_000, currency: 'UZS', valid_until: later(72), ...over },
        headers: { 'idempotency-key': `key-${(last += 1)}-key` },
      }),
    change: (token: string, offer: { id: number; version: number }, body: object) =>
      test.call('updateOffer', {
        token,
        params: { id: offer.id },
        headers: { 'if-match': `"v${offer.version}"` },
        body,
      }),
    get: async (token: string, id: number, query = {}) =>
      (await test.call('getTradeInAuto', { token, params: { id }, query })).body,
  };
}

export type TradeInSite = ReturnType<typeof createTradeInSite>;
