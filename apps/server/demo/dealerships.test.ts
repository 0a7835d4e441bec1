import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../src/testing/test-app';
import { dealerships } from './dealers';
import { openDemo } from './demo.fixture';

let test: TestApp;
let token: string;

beforeAll(async () => {
  ({ test } = await openDemo());
  const { body } = await test.call('startDemo', { headers: { 'accept-language': 'uz' } });
  token = body.access;
}, 30_000);
afterAll(() => test.close());

const list = async (operation: Parameters<TestApp['call']>[0]) => {
  const { body } = await test.call(operation, {
    token,
    query: { page: 1, size: 50 },
    headers: { 'accept-language': 'uz' },
  });
  return body;
};

describe('demo visitors in Uzbek', () => {
  it('meets a dealership that writes in Uzbek', async () => {
    const { body } = await test.call('getProfile', { token });
    expect([body.id, body.full_name]).toEqual([dealerships.uz.id, 'Shahzod Yo‘ldoshev']);
    const russian = await test.call('startDemo', { headers: { 'accept-language': 'ru' } });
    const { body: other } = await test.call('getProfile', { token: russian.body.access });
    expect(other.id).toBe(dealerships.ru.id);
  });

  it.each([
    ['listAutos', 30],
    ['listLeads', 50],
    ['listApplications', 30],
    ['listCampaigns', 7],
    ['listEmployees', 6],
    ['listAvtosalons', 2],
  ] as const)('finds enough in %s', async (operation, least) => {
    const { count } = await list(operation);
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('reads no Russian of people, chats and banners', async () => {
    const [leads, rooms, employees, campaigns, templates] = await Promise.all(
      (['listLeads', 'listRooms', 'listEmployees', 'listCampaigns', 'listTemplates'] as const).map(
        list,
      ),
    );
    const names = [
      ...leads.results.map((row: { client_name: string; comment: string }) => [
        row.client_name,
        row.comment,
      ]),
      ...rooms.results.map((row: { username: string; last_message?: { text: string } }) => [
        row.username,
        row.last_message?.text ?? '',
      ]),
      ...employees.results.map((row: { full_name: string; position: string }) => [
        row.full_name,
        row.position,
      ]),
      ...campaigns.results.map((row: { title: string }) => [row.title]),
      ...templates.results.map((row: { title: string }) => [row.title]),
    ].flat();
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((text: string) => /[а-яё]/i.test(text))).toEqual([]);
  });
});
