import type { OperationId } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestApp,
  createTestApp,
  testServiceKey,
} from '../../apps/server/src/testing/test-app';

let test: TestApp;
let token = '';

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.signIn());
});
afterAll(() => test.close());

const requests: readonly [OperationId, unknown][] = [
  ['getEmployee', undefined],
  ['updateEmployee', { position: 'Менеджер' }],
  ['deleteEmployee', undefined],
  ['restoreEmployee', undefined],
  ['inviteEmployee', undefined],
  ['restoreCarModel', undefined],
  ['updateApplication', { status: 'pending', manager_comment: 'Позвонить утром' }],
  ['getApplicationHistory', undefined],
  ['getMarketplaceTradeInAuto', undefined],
  ['listMarketplaceOffers', undefined],
  ['decideOffer', { decision: 'accepted' }],
  ['updateCampaign', { company_name: 'Весна' }],
  ['actOnCampaign', { action: 'stop' }],
  ['exportCampaignResult', undefined],
  ['moderateCampaign', { decision: 'approved' }],
  [
    'addCampaignEvents',
    {
      events: [
        {
          id: 'event-one',
          kind: 'view',
          position: 'home_top',
          language: 'ru',
          at: '2026-07-05T07:00:00Z',
        },
      ],
    },
  ],
  ['updateCard', { is_default: true }],
  ['deleteCard', undefined],
  ['sendReceipt', { phone: '+998901234567' }],
];

const ids = { id: 999_999_999, offerId: 999_999_999, offer_id: 999_999_999 };

describe('an id that nobody has', () => {
  it.each(requests)('%s: 404', async (id, body) => {
    const { status } = await test.call(id, {
      token,
      params: ids,
      ...(body !== undefined && { body }),
      headers: {
        'if-match': '"v1"',
        'idempotency-key': `unknown-${id}`,
        'x-service-key': testServiceKey,
      },
    });
    expect(status).toBe(404);
  });
});
