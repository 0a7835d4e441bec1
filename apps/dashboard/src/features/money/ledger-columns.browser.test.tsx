import { beforeAll, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { startI18n } from '../../shared/i18n/i18n';
import { openAt } from '../../testing/place-resource';
import { WhenCell } from './ledger-columns';

beforeAll(() => startI18n(['common', 'money', 'format']));

// Fault: the spend of a day was dated «27.11 24:00».
it('dates the spend of a past day without a time', async () => {
  const at = '2026-11-27T19:00:00Z';
  const page = () => (
    <>
      <WhenCell row={{ at, kind: 'spend', is_open: false, day: '2026-11-27' }} />
      <WhenCell row={{ at, kind: 'top_up' }} />
    </>
  );
  openAt('/', [{ path: '/', Component: page }]);
  await screen.findAllByText(/2[78]/);
  const [spend, payment] = [...document.querySelectorAll('time')].map((one) => one.textContent);
  expect(spend).toMatch(/27/);
  expect(spend).not.toMatch(/:/);
  expect(payment).toMatch(/00:00$/);
});
