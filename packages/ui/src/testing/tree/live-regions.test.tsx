import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { ActionBar } from '../../components/ActionBar/ActionBar';
import { Banner } from '../../components/Banner/Banner';
import { CommandPalette, type PaletteGroup } from '../../components/CommandPalette/CommandPalette';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { FilterBar } from '../../components/FilterBar/FilterBar';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';

const nothing = () => undefined;
const car = (id: number) => ({ id: String(id), label: `Cobalt ${String(id)}`, onAction: nothing });
interface Case {
  name: string;
  role: 'status' | 'alert';
  element: (text: string) => ReactElement;
}

const cases: Case[] = [
  {
    name: 'ActionBar',
    role: 'status',
    element: (text) => (
      <ActionBar aria-label="E’lon bilan amallar" message={text}>
        {null}
      </ActionBar>
    ),
  },
  {
    name: 'ActionBar',
    role: 'status',
    element: (text) => (
      <ActionBar variant="selection" aria-label="Tanlanganlar bilan amallar" message={text}>
        {null}
      </ActionBar>
    ),
  },
  {
    name: 'FilterBar',
    role: 'status',
    element: (text) => <FilterBar aria-label="Qidiruv va filtrlar" search={null} summary={text} />,
  },
  { name: 'Banner', role: 'status', element: (text) => <Banner role="status">{text}</Banner> },
  { name: 'Banner', role: 'alert', element: (text) => <Banner role="alert">{text}</Banner> },
  {
    name: 'EmptyState',
    role: 'alert',
    element: (text) => <EmptyState tone="danger" title={text} />,
  },
  {
    name: 'VisuallyHidden',
    role: 'status',
    element: (text) => <VisuallyHidden role="status">{text}</VisuallyHidden>,
  },
];

beforeAll(() => loadUiStrings('uz'));

it.each(cases)(
  '$name says its words as $role, and says new ones in the same place',
  ({ role, element }) => {
    const inUzbek = (text: string) => (
      <UiLanguageProvider language="uz">{element(text)}</UiLanguageProvider>
    );
    const { rerender } = render(inUzbek('3 ta tanlandi'));
    const region = screen.getByRole(role);
    expect(region.textContent).toContain('3 ta tanlandi');
    rerender(inUzbek('4 ta tanlandi'));
    // Few screen readers announce a region that is replaced.
    expect(screen.getByRole(role)).toBe(region);
    expect(region.textContent).toContain('4 ta tanlandi');
  },
);

it('CommandPalette has one region from the start: for how many were found, and for none', () => {
  const found = { id: 'a', label: 'Avtomobillar', items: [1, 2].map(car) };
  const element = (query: string, groups: PaletteGroup[]) => (
    <CommandPalette
      isOpen
      onOpenChange={nothing}
      query={query}
      onQueryChange={nothing}
      groups={groups}
      countLabel={(count) => `${String(count)} ta topildi`}
      closeLabel="Yopish"
      emptyLabel="Hech narsa topilmadi"
      aria-label="Hammasidan izlash"
    />
  );
  const { rerender } = render(element('', []));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  for (const [query, groups, text] of [
    ['cobalt', [found], '2 ta topildi'],
    ['cobaltt', [], 'Hech narsa topilmadi'],
    ['', [found], ''],
  ] as const) {
    rerender(element(query, [...groups]));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe(text);
  }
});
