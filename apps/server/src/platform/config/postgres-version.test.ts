import { expect, it } from 'vitest';
import { outdatedPostgres } from './postgres-version';

it.each([
  ['postgres (PostgreSQL) 18.4', 'PostgreSQL 18.4 lacks security fixes that 18.6 has'],
  ['15.18 (Debian 15.18-0+deb12u1)', 'PostgreSQL 15.18 lacks security fixes that 15.20 has'],
  ['15.20 (Debian 15.20-0+deb12u1)', undefined],
  ['18.6', undefined],
  ['19.0', undefined],
  ['19beta1', undefined],
])('%s: %s', (version, warning) => {
  expect(outdatedPostgres(version)).toBe(warning);
});
