import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FailureProvider } from '@karvon/ui/failures';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChatBubble } from './ChatBubble/ChatBubble';
import { Composer, type ComposerProps } from './Composer/Composer';
import { MessageList, type MessageListProps } from './MessageList/MessageList';
import { PhotoGrid, type Photo, type PhotoGridProps } from './PhotoGrid/PhotoGrid';
import { RoomList } from './RoomList/RoomList';
import { RoomRow } from './RoomRow/RoomRow';
import { composerLabels, messageListLabels, photoLabels } from './test-labels';

const failure = new Error('The line is down.');
const fail = () => Promise.reject(failure);
const press = (name: string) => () =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
/** Clicks a text, whatever element it is in. */
const pressText = (text: string) => () => Promise.resolve(fireEvent.click(screen.getByText(text)));

// A promise that nobody waits for is an error of the page.
const lost = vi.fn<(event: PromiseRejectionEvent) => void>();
beforeEach(() => {
  lost.mockClear();
  addEventListener('unhandledrejection', lost);
});
afterEach(() => removeEventListener('unhandledrejection', lost));

const file = new File(['x'], 'photo.png', { type: 'image/png' });
const give = (input: Element | null) =>
  input instanceof HTMLInputElement ? userEvent.upload(input, file) : Promise.reject(failure);
const fileInput = () => document.querySelector('input[type=file]');

const room = { id: 1, name: 'Анвар', text: 'Да', time: '12:00' };
const nothing = () => undefined;

const failedBubble = {
  side: 'out',
  state: 'failed',
  text: 'Да',
  time: '12:00',
  labels: messageListLabels,
} as const;

const Messages = (props: Partial<MessageListProps>) => (
  <div style={{ height: 300 }}>
    <MessageList
      aria-label="Сообщения"
      items={[{ kind: 'message', id: 1, side: 'out', state: 'failed', text: 'Да', time: '12:00' }]}
      labels={messageListLabels}
      {...props}
    />
  </div>
);
const FailedAttachment = (props: Partial<ComposerProps>) => (
  <Composer
    value=""
    onChange={nothing}
    onSend={nothing}
    labels={composerLabels}
    attachments={[{ id: 'a', state: 'failed', src: '', name: 'photo.png' }]}
    {...props}
  />
);
const Photos = ({ state = 'ready', ...props }: Partial<PhotoGridProps & Pick<Photo, 'state'>>) => (
  <PhotoGrid
    items={[
      { id: 'a', state },
      { id: 'b', state: 'ready' },
    ]}
    labels={photoLabels}
    onReorder={nothing}
    onRemove={nothing}
    onRetry={nothing}
    onAdd={nothing}
    {...props}
  />
);
/** Each handler that may return a promise. */
const cases: [name: string, element: () => ReactElement, action: () => Promise<unknown>][] = [
  [
    'ComposerProps onSend',
    () => <Composer value="Да" onChange={() => {}} onSend={fail} labels={composerLabels} />,
    press(composerLabels.send),
  ],
  [
    'ComposerProps onAttach',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        onAttach={fail}
        labels={composerLabels}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'PhotoGridProps onAdd',
    () => (
      <PhotoGrid
        items={[]}
        labels={photoLabels}
        onReorder={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        onAdd={fail}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'OlderState onLoad',
    () => (
      <div style={{ height: 300 }}>
        <MessageList
          aria-label="Сообщения"
          items={[{ kind: 'message', id: 1, side: 'in', text: 'Да', time: '12:00' }]}
          labels={messageListLabels}
          older={{ state: 'more', onLoad: fail }}
        />
      </div>
    ),
    () => Promise.resolve(),
  ],
  [
    'RoomListProps onEndReached',
    () => (
      <div style={{ height: 300 }}>
        <RoomList
          aria-label="Чаты"
          rooms={[{ id: 1, name: 'Анвар', text: 'Да', time: '12:00' }]}
          onSelect={() => {}}
          end={{ state: 'more' }}
          onEndReached={fail}
        />
      </div>
    ),
    () => Promise.resolve(),
  ],
  [
    'RoomListProps onSelect',
    () => (
      <div style={{ height: 300 }}>
        <RoomList aria-label="Чаты" rooms={[room]} onSelect={fail} />
      </div>
    ),
    () => userEvent.click(screen.getByText('Анвар')),
  ],
  ['RoomRowProps onPress', () => <RoomRow room={room} onPress={fail} />, press('Анвар')],
  [
    'ComposerProps onQuickReply',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        labels={composerLabels}
        quickReplies={[{ id: 1, label: 'Да' }]}
        onQuickReply={fail}
      />
    ),
    press('Да'),
  ],
  [
    'QuickRepliesAction onPress',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        labels={composerLabels}
        quickRepliesAction={{ label: 'Настроить', onPress: fail }}
      />
    ),
    press('Настроить'),
  ],
  [
    'ComposerProps onReject',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        onAttach={() => {}}
        maxBytes={0}
        onReject={fail}
        labels={composerLabels}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'ChatBubbleProps onRetry',
    () => <ChatBubble {...failedBubble} onRetry={fail} />,
    press('повторить'),
  ],
  [
    'ChatBubbleProps onDiscard',
    () => <ChatBubble {...failedBubble} onDiscard={fail} />,
    press('удалить'),
  ],
  ['MessageListProps onRetry', () => <Messages onRetry={fail} />, press('повторить')],
  ['MessageListProps onDiscard', () => <Messages onDiscard={fail} />, press('удалить')],
  [
    'OlderState onRetry',
    () => (
      <Messages
        older={{ state: 'failed', message: 'Не удалось', retryLabel: 'Ещё раз', onRetry: fail }}
      />
    ),
    pressText('Ещё раз'),
  ],
  [
    'RoomListEndState onRetry',
    () => (
      <div style={{ height: 300 }}>
        <RoomList
          aria-label="Чаты"
          rooms={[room]}
          onSelect={nothing}
          end={{ state: 'failed', message: 'Не удалось', retryLabel: 'Ещё раз', onRetry: fail }}
        />
      </div>
    ),
    pressText('Ещё раз'),
  ],
  [
    'ComposerProps onRemoveAttachment',
    () => <FailedAttachment onRemoveAttachment={fail} />,
    press('Убрать'),
  ],
  [
    'ComposerProps onRetryAttachment',
    () => <FailedAttachment onRetryAttachment={fail} />,
    press('Ещё раз'),
  ],
  ['PhotoGridProps onOpen', () => <Photos onOpen={fail} />, press('Открыть 1')],
  ['PhotoGridProps onRemove', () => <Photos onRemove={fail} />, press('Убрать 1')],
  [
    'PhotoGridProps onRetry',
    () => <Photos state="failed" onRetry={fail} />,
    pressText('Повторить'),
  ],
  [
    'PhotoGridProps onReorder',
    () => <Photos onReorder={fail} />,
    async () => {
      screen.getByRole('button', { name: 'Переместить 1 из 2' }).focus();
      await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    },
  ],
  [
    'PhotoGridProps onReject',
    () => <Photos maxBytes={0} onReject={fail} />,
    () => give(fileInput()),
  ],
];

test.each(cases)(
  '%s: a promise that fails is told, and nothing breaks',
  async (_, element, action) => {
    const onFailure = vi.fn<(error: unknown) => void>();
    render(<FailureProvider onFailure={onFailure}>{element()}</FailureProvider>);
    await action();
    await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure));
    expect(lost).not.toHaveBeenCalled();
  },
);
