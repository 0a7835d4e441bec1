import type { OperationId } from '@karvon/api/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestChat, openChat } from '../../apps/server/src/modules/buyers/chat/chat.fixture';
import type { CallOptions } from '../../apps/server/src/testing/call';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { offered } from './offered';

let test: TestApp;
let chat: TestChat;
let roomId = 0;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
  ({ id: roomId } = await chat.openRoom());
  // Simulates a wait of eight seconds for the first request; http/idempotency.slow.test.ts really waits.
  await sql`
    create function still_running() returns trigger language plpgsql as
      $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$
  `.execute(test.db.current);
  await sql`
    create trigger still_running before insert on idempotency_keys for each row execute function still_running()
  `.execute(test.db.current);
});
afterAll(() => test.close());

/** Requests that are parsed but not executed. */
const requests: Partial<Record<OperationId, () => Omit<CallOptions, 'token'>>> = {
  createImport: () => ({
    payload: Buffer.from(
      '--part\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv\r\n\r\nmarka;model\nKia;K5\r\n--part--\r\n',
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  }),
  createFeedSource: () => ({
    body: { name: 'Karvon Motors', url: 'https://karvon.example/cars.xml', avtosalon: 1 },
  }),
  createFeedExport: () => ({ body: { name: 'Karvon Motors', format: 'cars' } }),
  createTelegramPosts: () => ({ body: { channel_id: 1, items: [{ auto_id: 1 }] } }),
  createAuto: () => ({ body: { core_car: { brand: 1, car_model: 1 } } }),
  updateAutos: () => ({ body: { ids: [1], action: 'refresh' } }),
  applyPrices: () => ({ body: { preview_id: 1, ids: [1] } }),
  createExpense: () => ({
    params: { id: 1 },
    body: { kind: 'body', sum: 3_200_000, currency: 'UZS', spent_on: '2025-10-04' },
  }),
  refreshAuto: () => ({ params: { id: 1 } }),
  createAvtosalon: () => ({
    body: {
      name: 'Karvon Motors',
      phone: '+998901234567',
      region: 1,
      address: 'Bunyodkor 1',
      latitude: 41.3,
      longitude: 69.2,
      opening_time: '09:00',
      closing_time: '18:00',
      logo: 'aLogoOfOurs',
      facade_photo: 'aFacadeOfOurs',
    },
  }),
  createLead: () => ({ body: { type: 'call', client_name: 'Sardor', phone: '+998977012345' } }),
  addLead: () => ({
    body: { external_id: 'mp-lead-one', type: 'call', source: 'listing', auto_id: chat.auto.id },
  }),
  sendMessage: () => ({ params: { roomId }, body: { client_id: 'client-one', text: 'Salom' } }),
  createTemplate: () => ({ body: { title: 'Salom', text: 'Salom' } }),
  openRoom: () => ({
    body: { external_id: 'mp-in-progress', room_type: 'buyer', auto_id: chat.auto.id },
  }),
  createOffer: () => ({
    params: { id: 1 },
    body: { price: 76_000_000, currency: 'UZS', valid_until: '2026-07-09T18:59:59Z' },
  }),
  addTradeInAuto: () => ({
    body: {
      external_id: 'mp-tia-in-progress',
      client_name: 'Улугбек',
      phone: '+998915550134',
      car: { brand: 'Chevrolet', car_model: 'Cobalt', year: 2020 },
      region: chat.catalogue.region,
      currency: 'UZS',
      open_until: '2026-07-12T18:59:59Z',
    },
  }),
  createApplication: () => ({
    body: {
      client_name: 'Улугбек',
      phone: '+998915550134',
      current_car: { brand: 'Chevrolet', car_model: 'Cobalt', year: 2020 },
    },
  }),
  updateApplications: () => ({ body: { ids: [1], action: 'assign', responsible: null } }),
  addApplication: () => ({
    body: {
      external_id: 'mp-ti-in-progress',
      client_name: 'Улугбек',
      phone: '+998915550134',
      current_car: { brand: 'Chevrolet', car_model: 'Cobalt', year: 2020 },
      desired_car: chat.auto.id,
    },
  }),
  addMessage: () => ({ params: { roomId }, body: { client_id: 'client-two', text: 'Salom' } }),
  createCampaign: () => ({
    body: {
      company_owner: 'Jasur Karimov',
      company_name: 'Karvon Motors',
      segment: 'new_cars',
      start_date: '2026-07-05',
      end_date: '2026-08-03',
      budget: 1_000_000,
      price_model: 'CPM',
      href: 'https://karvon.example.uz',
      banners: [{ position: 'home_top', language: 'uz', title: 'Salom', image: 'aBannerOfOurs' }],
    },
  }),
  undoLead: () => ({ params: { id: 1 }, body: { of: 'status' } }),
  undoLeads: () => ({ body: { ids: [1], of: 'status' } }),
  updateLeads: () => ({ body: { ids: [1], status: 'contacted' } }),
  createCarModel: () => ({
    body: {
      brand: 27,
      car_model: { name: 'T2 i-DM', year_from: 2024, year_to: 2025 },
      generation: { name: 'I', year_start: 2024, year_stop: 2025, photo: 'aGenerationPhoto' },
      specifications: {
        horse_power: 387,
        volume_litres: 1.5,
        fuel_type: 22,
        transmission: 26,
        drive: 33,
        body_type: 11,
      },
      position: { translations: { ru: { name: 'Люкс' }, uz: { name: 'Lyuks' } } },
    },
  }),
  createEmployee: () => ({ body: { full_name: 'Islom', phone: '+998977770162' } }),
  inviteEmployee: () => ({ params: { id: 1 } }),
  updateCampaigns: () => ({ body: { ids: [1], action: 'pause' } }),
  actOnCampaign: () => ({ params: { id: 1 }, body: { action: 'stop' } }),
};

/** These call the provider before they reserve their key: `money.routes.test.ts` covers them. */
const besides = ['addCard', 'createPayment', 'refundPayment', 'sendReceipt'];
const idempotent = offered.filter(
  ([id, operation]) => operation.idempotent === true && !besides.includes(id),
);

describe('a repeat that comes while the first request still runs', () => {
  it.each(idempotent)('%s: 409 request_in_progress', async (id) => {
    const request = requests[id];
    if (request === undefined) throw new Error(`Say above how ${id} is asked.`);
    const { headers, ...options } = request();
    const { status, body } = await test.call(id, {
      ...options,
      token: chat.token,
      headers: { ...headers, 'idempotency-key': `repeat-${id}` },
    });
    expect([status, body]).toMatchObject([409, { code: 'request_in_progress' }]);
  });
});
