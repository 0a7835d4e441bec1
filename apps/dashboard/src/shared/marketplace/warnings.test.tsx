import { render } from '@testing-library/react';
import { takeWarnings } from '@karvon/ui/testing/warnings';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { MediaCard } from './MediaCard/MediaCard';
import { MessageList } from './MessageList/MessageList';
import { PhotoGrid } from './PhotoGrid/PhotoGrid';
import { PriceScale } from './PriceScale/PriceScale';
import { RoomList } from './RoomList/RoomList';
import { messageListLabels, photoLabels } from './test-labels';

const nothing = () => undefined;
const message = { kind: 'message', id: 1, side: 'in', text: 'Да', time: '12:00' } as const;
const room = { id: 1, name: 'Анвар', text: 'Да', time: '12:00' };
const photo = { id: 'a', state: 'ready', src: '', name: 'a.png' } as const;

const wrong: [name: string, element: () => ReactElement, fix: RegExp][] = [
  ['MediaCard', () => <MediaCard title="" href="#" />, /give `title`/],
  [
    'MediaCard',
    () => <MediaCard title="Spark" href="#" onSelectedChange={nothing} />,
    /give `selectLabel`/,
  ],
  [
    'PhotoGrid',
    () => (
      <PhotoGrid
        items={[photo, photo]}
        labels={photoLabels}
        onReorder={nothing}
        onRemove={nothing}
        onRetry={nothing}
        onAdd={nothing}
      />
    ),
    /share «a»/,
  ],
  [
    'MessageList',
    () => <MessageList aria-label="Чат" items={[message, message]} labels={messageListLabels} />,
    /share «1»/,
  ],
  [
    'RoomList',
    () => <RoomList aria-label="Чаты" rooms={[room, room]} onSelect={nothing} />,
    /share «1»/,
  ],
  [
    'PriceScale',
    () => <PriceScale low={249} high={198} format={String} aria-label="Цена" />,
    /From 249 to 198/,
  ],
];

it.each(wrong)('%s tells the developer what to mend: %#', (name, element, fix) => {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error);
  const { rerender } = render(element());
  rerender(element());
  const messages = takeWarnings().filter((message) => message.startsWith(`[${name}]`));
  expect(messages).toEqual([expect.stringMatching(fix)]);
  // React has texts of its own for doubled keys and fields without a name.
  error.mockClear();
});
