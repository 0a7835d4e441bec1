import { expect, it } from 'vitest';
import { applicationForm } from './application-definition';

// Fault: a date without a year was sent as empty. A date that is not on screen must not block the decision.
it.each([
  ['scheduled', 'date_incomplete'],
  ['approved', undefined],
] as const)('asks for a complete day where the application is %s: %s', async (status, code) => {
  const values = { ...applicationForm.empty(), isStatusChosen: true, price: 1, day: '', status };
  const problems = await applicationForm.rules(values, undefined);
  expect(problems.day).toBe(code);
});
