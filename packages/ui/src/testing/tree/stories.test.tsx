import './frozen-clock';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadUiStrings } from '../../i18n/UiLanguageProvider';
import { takeWarnings } from '../warnings';
import { componentsInUzbek, renderStory, withoutName } from './story-elements';

/** Element that shows that the lazy part of a component is loaded. The tree test checks its presence, not its speed. */
const comesWith = new Map([['MapPicker', { role: 'button', name: 'Yaqinlashtirish' }]]);

beforeAll(() => loadUiStrings('uz'));
afterAll(() => {
  vi.useRealTimers();
});

it('knows the components by their stories', () => {
  expect(componentsInUzbek.length).toBeGreaterThan(90);
});

it.each(componentsInUzbek)(
  '$name is to an Uzbek reader what stands in its tree',
  async ({ name, element }) => {
    renderStory(element);
    const first = comesWith.get(name);
    if (first) await screen.findByRole(first.role, { name: first.name }, { timeout: 30_000 });
    expect(withoutName()).toEqual([]);
    await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot();
    takeWarnings();
  },
  60_000,
);
