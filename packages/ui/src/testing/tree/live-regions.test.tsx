import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { ActionBar } from '../../components/ActionBar/ActionBar';
import { Banner } from '../../components/Banner/Banner';
import { BulkBar } from '../../components/BulkBar/BulkBar';
import { CommandPalette, type PaletteGroup } from '../../components/CommandPalette/CommandPalette';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { FilterBar } from '../../components/FilterBar/FilterBar';
import { Note } from '../../components/Note/Note';
import { RoomList } from '../../components/RoomList/RoomList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';

const nothing = () => undefined;
const car = (id: number) => ({ id: String(id), label: `Cobalt ${String(id)}`, onAction: nothing });
const room = { id: 1, name: 'Anvar', text: 'Ha', time: '12:00' };
interface Case {
  name: string;
  role: 'status' | 'alert';
  draw: (words: string) => ReactElement;
}

/** What says by itself that something became known, and how urgently. */
const cases: Case[] = [
  {
    name: 'ActionBar',
    role: 'status',
    draw: (words) => (
      <ActionBar aria-label="E’lon bilan amallar" message={words}>
        {null}
      </ActionBar>
    ),
  },
  {
    name: 'BulkBar',
    role: 'status',
    draw: (words) => (
      <BulkBar
        aria-label="Tanlanganlar bilan amallar"
        countText={words}
        actions={[]}
        onClose={nothing}
        closeLabel="Yopish"
      />
    ),
  },
  {
    name: 'FilterBar',
    role: 'status',
    draw: (words) => <FilterBar aria-label="Qidiruv va filtrlar" search={null} summary={words} />,
  },
  { name: 'Banner', role: 'status', draw: (words) => <Banner role="status">{words}</Banner> },
  { name: 'Banner', role: 'alert', draw: (words) => <Banner role="alert">{words}</Banner> },
  { name: 'Note', role: 'status', draw: (words) => <Note role="status">{words}</Note> },
  { name: 'ErrorState', role: 'alert', draw: (words) => <ErrorState title={words} /> },
  {
    name: 'RoomList',
    role: 'alert',
    draw: (words) => (
      <RoomList
        aria-label="Suhbatlar"
        rooms={[room]}
        onSelect={nothing}
        end={{ state: 'failed', message: words, retryLabel: 'Qaytarish', onRetry: nothing }}
      />
    ),
  },
  {
    name: 'VisuallyHidden',
    role: 'status',
    draw: (words) => <VisuallyHidden role="status">{words}</VisuallyHidden>,
  },
];

beforeAll(() => loadUiStrings('uz'));

it.each(cases)(
  '$name says its words as $role, and says new ones in the same place',
  ({ role, draw }) => {
    const inUzbek = (words: string) => (
      <UiLanguageProvider language="uz">{draw(words)}</UiLanguageProvider>
    );
    const { rerender } = render(inUzbek('3 ta tanlandi'));
    const region = screen.getByRole(role);
    expect(region.textContent).toContain('3 ta tanlandi');
    rerender(inUzbek('4 ta tanlandi'));
    // A region that is put anew is read by few readers.
    expect(screen.getByRole(role)).toBe(region);
    expect(region.textContent).toContain('4 ta tanlandi');
  },
);

it('CommandPalette has one region from the start: for how many were found, and for none', () => {
  const found = { id: 'a', label: 'Avtomobillar', items: [1, 2].map(car) };
  const draw = (query: string, groups: PaletteGroup[]) => (
    <CommandPalette
      isOpen
      onOpenChange={nothing}
      query={query}
      onQueryChange={nothing}
      groups={groups}
      countLabel={(count) => `${String(count)} ta topildi`}
      emptyLabel="Hech narsa topilmadi"
      aria-label="Hammasidan izlash"
    />
  );
  const { rerender } = render(draw('', []));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  for (const [query, groups, words] of [
    ['cobalt', [found], '2 ta topildi'],
    ['cobaltt', [], 'Hech narsa topilmadi'],
    ['', [found], ''],
  ] as const) {
    rerender(draw(query, [...groups]));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe(words);
  }
});
