import { faker, fakerRU } from '@faker-js/faker';
import { getLeadMock } from '@karvon/api/faker/main';
import { fixtures } from '@karvon/api/fixtures';
import type { Lead } from '@karvon/api/main';

/** Leads of the contract's shape, equal in every run: random values in all fields, readable ones where a row shows them. */
export function manyLeads(count: number): Lead[] {
  faker.seed(1);
  fakerRU.seed(1);
  const names = fixtures.listLeads.results.map(({ client_name }) => client_name);
  const cars = fixtures.listLeads.results.map(({ car }) => car);
  return Array.from({ length: count }, (_, at) =>
    getLeadMock({
      id: at + 1,
      client_name: `${names[at % names.length] ?? ''} ${String(at + 1)}`,
      phone: `+99890${String(1_000_000 + at)}`,
      car: cars[at % cars.length],
      avtosalon: fixtures.listLeads.results[0]?.avtosalon,
      responsible: undefined,
      contact_count: 1 + (at % 3),
      buyer: { lead_count: 1, new_lead_ids: [at + 1], other_cars: [] },
      comment: fakerRU.lorem.sentence(),
    }),
  );
}
