import type { ComponentDocs } from '@karvon/ui/docs';
import { ChatBubble, type BubbleLabels } from './ChatBubble';

const labels: BubbleLabels = {
  author: { in: 'Дилноза', out: 'Вы' },
  state: {
    sending: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    failed: 'не отправлено',
  },
  retry: 'повторить',
  discard: 'удалить',
  image: (position, count) => `Фото ${String(position)} из ${String(count)}`,
};
const yorliqlar: BubbleLabels = {
  author: { in: 'Dilnoza', out: 'Siz' },
  state: { sending: 'yuborilmoqda', sent: 'yuborildi', read: 'o‘qildi', failed: 'yuborilmadi' },
  retry: 'qayta yuborish',
  discard: 'o‘chirish',
  image: (position, count) => `${String(count)} ta suratdan ${String(position)}-si`,
};
const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One message: text, images, time and delivery status.',
  props: { ChatBubble },
  whenToUse: ['Use it through `MessageList`. Use it alone only in a preview or an example.'],
  whenNot: [
    {
      when: 'A full chat',
      instead: ['MessageList'],
      because: 'It adds days, scrolling and announcements.',
    },
    { when: 'The last message in a list of chats', instead: ['RoomRow'] },
    { when: 'A system event', instead: ['Timeline', 'RowList'] },
    { when: 'A hint between fields', instead: ['Banner'] },
  ],
  anatomy: {
    example: (
      <ChatBubble
        side="out"
        text="Добрый день! Да, Tracker ещё продаётся."
        time="14:40"
        state="read"
        labels={labels}
      />
    ),
    parts: [
      {
        name: 'Bubble',
        text: 'Corners of 16 px, and 5 px on the author’s side. Ours is blue, on the right; theirs is on the left, on a surface. At most 72% of the width, 84% on a phone.',
      },
      {
        name: 'Text',
        text: 'Plain text with line breaks. Web addresses and phone numbers become links.',
        at: '[dir="auto"]',
      },
      {
        name: 'Images',
        text: 'Above the text. A single image keeps its proportions; several are a grid of squares.',
      },
      { name: 'Time', text: 'After the last word, or below it.', at: 'time' },
      { name: 'Status', text: 'Ours only: a clock, one check mark, or two.', at: 'svg' },
    ],
  },
  family: ['Default', 'Sending', 'Sent', 'Read', 'Failed', 'Images'],
  states: {
    Sending: 'Shown immediately, before the server has received it.',
    Read: 'Two check marks; screen readers announce the status.',
    Failed:
      'A red background and a message, with the actions Retry and Discard instead of the time.',
    Links: 'Only addresses that start with http, and numbers with a plus that can be called.',
    OneImage: 'Between 3:4 and 2:1; other proportions are cropped.',
    TenImages: 'The most a message can have. With more, the last one shows how many are left.',
    BrokenImage: 'It keeps its space and can still be opened.',
    Empty: 'Neither text nor images: only the time. The API sends no such message.',
    Arabic:
      'Right-to-left text keeps its order; control characters that would affect other text are removed.',
    LongText: 'A long word breaks inside the bubble.',
  },
  pairs: [
    {
      do: {
        text: 'Keep a failed message and offer Retry and Discard.',
        example: (
          <ChatBubble
            side="out"
            text="Ertaga soat 11 da kutamiz."
            time="14:40"
            state="failed"
            labels={yorliqlar}
            onRetry={nothing}
            onDiscard={nothing}
          />
        ),
      },
      dont: {
        text: 'Only report the failure, so that the user has to type the message again.',
        example: (
          <ChatBubble
            side="out"
            text="Ertaga soat 11 da kutamiz."
            time="14:40"
            state="failed"
            labels={yorliqlar}
          />
        ),
      },
    },
    {
      do: { text: 'Pass `width` and `height` for a single image, so that its space is reserved.' },
      dont: { text: 'Let the chat jump while images load.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through images, links, then Retry and Discard. The bubble is not focusable.',
    },
    { keys: ['Enter'], does: 'Opens the image or the link, sends again, or discards.' },
    { keys: ['Space'], does: 'The same, except for links.' },
  ],
  screenReader: {
    ru: 'Дилноза: Добрый день! Tracker ещё продаётся? 18:04',
    uz: 'Dilnoza: Assalomu alaykum! Tracker hali sotuvdami? 18:04',
    note: 'Our messages end with the status: “14:40 прочитано”. Images are buttons named by their number.',
  },
  limits: [
    'No bold text, lists or link previews.',
    'A number without a plus, a sum of money and an address without http are not links.',
    'A change of status is not announced here; `MessageList` announces important changes.',
    'No replies to one message, no editing, no reactions: the API has none.',
    'Images are named by their number, because nobody describes photos in a chat.',
  ],
} satisfies ComponentDocs;
