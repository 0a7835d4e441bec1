import { act, screen } from '@testing-library/react';
import { destroyAnnouncer } from '@react-aria/live-announcer';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadUiStrings } from '../../i18n/UiLanguageProvider';
import { takeWarnings } from '../warnings';
import { componentsInUzbek, renderStory, withoutName } from './story-elements';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

/** Components that open, and the role that shows it. CommandPalette, the dialogs and Toast are open by default. */
const openings = [
  { name: 'Menu', by: 'button', shows: 'menuitem' },
  { name: 'Select', by: 'combobox', shows: 'option' },
  { name: 'ComboBox', by: 'button', shows: 'option' },
  { name: 'DatePicker', by: 'button', shows: 'grid' },
  { name: 'DateRangePicker', by: 'button', shows: 'grid' },
  { name: 'Popover', by: 'button', shows: 'dialog' },
  { name: 'Gallery', by: 'button', called: /ochish/, shows: 'dialog' },
  { name: 'Sidebar', by: 'button', called: /Jasur/, shows: 'menuitem' },
] as const;
const onPhone = [
  { name: 'Select', by: 'combobox', shows: 'option' },
  { name: 'ComboBox', by: 'combobox', shows: 'option' },
  { name: 'DateRangePicker', by: 'button', shows: 'grid' },
  { name: 'Table', by: 'button', called: /Saralash/, shows: 'menuitemcheckbox' },
] as const;
const cases = [
  ...openings.map((one) => ({ called: undefined, ...one, on: 'a desktop', size: desktop })),
  ...onPhone.map((one) => ({ called: undefined, ...one, on: 'a phone', size: phone })),
];

const renderExample = (name: string) => {
  const story = componentsInUzbek.find((one) => one.name === name);
  expect(story, name).toBeDefined();
  renderStory(story?.element);
};

beforeAll(() => loadUiStrings('uz'));
// The calendar marks today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00') }));
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(desktop.width, desktop.height);
});

it.each(cases)(
  '$name open on $on is to an Uzbek reader what stands in its tree',
  async ({ name, by, called, shows, size }) => {
    await page.viewport(size.width, size.height);
    renderExample(name);
    // Where the pointer rests, a tooltip would lie over the button.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: size.height - 1 } });
    await userEvent.click(await screen.findByRole(by, { name: called }));
    await screen.findAllByRole(shows, undefined, { timeout: 30_000 });
    // Announcements appear and disappear with time; other tests cover them.
    destroyAnnouncer();
    expect(withoutName()).toEqual([]);
    await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot();
    takeWarnings();
  },
  60_000,
);

it('Tooltip shown is to an Uzbek reader what is in its tree', async () => {
  renderExample('Tooltip');
  act(() => screen.getByRole('button').focus());
  // The tooltip opens only on keyboard focus.
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await screen.findByRole('tooltip', undefined, { timeout: 30_000 });
  expect(withoutName()).toEqual([]);
  await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot();
  takeWarnings();
});
