import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, startI18n } from '../../../shared/i18n/i18n';
import { Documents } from '../Documents';
import { startLanding } from './landing-live';

beforeAll(() => startI18n(['landing', 'legal', 'common']));
afterEach(cleanup);

// Fault: the privacy page linked to contacts in the footer when none were configured.
it.each([
  ['without contacts', {}, false],
  ['with a phone', { contact: { phone: '+998712000000' } }, true],
])('%s: the page of privacy leads to them: %s', (_, settings, isNamed) => {
  const config = document.createElement('data');
  config.id = 'karvon-config';
  config.textContent = JSON.stringify(settings);
  document.body.append(config);
  render(<Documents />);
  startLanding();
  const sentence = screen.getByText(i18n.t('legal:privacy.rights.contact'));
  expect(sentence.hidden).toBe(!isNamed);
  config.remove();
});
