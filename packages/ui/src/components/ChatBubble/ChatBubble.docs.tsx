import type { ComponentDocs } from '../../docs/component-docs';
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
  summary: 'What one user said at once: words, images, when, and whether it has arrived.',
  props: { ChatBubble },
  whenToUse: [
    'The messages of a chat. `MessageList` makes them: use it alone in a preview or an example.',
  ],
  whenNot: [
    {
      when: 'A whole chat',
      instead: ['MessageList'],
      because: 'It brings days, scrolling and what is announced.',
    },
    { when: 'The last line of a chat in a list', instead: ['RoomRow'] },
    { when: 'What the system did', instead: ['Timeline', 'RowList'] },
    { when: 'A hint among fields', instead: ['Note'] },
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
        text: 'Radius 16, 5 in the speaker’s corner. Ours at the right in blue, theirs at the left on a surface. At most 72 % of the width, 84 on a phone.',
      },
      {
        name: 'Text',
        text: 'Plain text with its line breaks. Web and telephone addresses become links.',
        at: '[dir="auto"]',
      },
      {
        name: 'Images',
        text: 'Above the words: one in its own shape, more in a grid of squares.',
      },
      { name: 'Time', text: 'After the last word, or below it.', at: 'time' },
      { name: 'State', text: 'Ours only: a timer, one check, two checks.', at: 'svg' },
    ],
  },
  states: {
    Sending: 'Seen at once, before the server has it.',
    Read: 'Two checks; screen readers hear the word.',
    Failed: 'Red ground, words, and both ways out in place of the time.',
    Links: 'Only what begins with http, or a number with a plus.',
    OneImage: 'Between 3:4 and 2:1; wider and higher ones are cut.',
    TenImages: 'As many as a message may carry. Beyond that the last says how many more.',
    BrokenImage: 'Keeps its place and can still be opened.',
    Empty: 'Neither words nor images: only the time. The contract sends none of these.',
    Arabic:
      'Letters from right to left keep their order; marks that would turn the others are taken out.',
    LongText: 'A word without a gap breaks inside the bubble.',
  },
  pairs: [
    {
      do: {
        text: 'Keep a failed message and offer both ways.',
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
        text: 'Say that it failed and leave the user to type it again.',
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
      do: { text: 'Give `width` and `height` of a lone image: its place is there before it is.' },
      dont: { text: 'Let the chat jump while images load.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through images, links, then the two ways out of a failure. The bubble is no stop.',
    },
    { keys: ['Enter'], does: 'Opens the image or the link; sends again or discards.' },
    { keys: ['Space'], does: 'The same, but for links.' },
  ],
  screenReader: {
    ru: 'Дилноза: Добрый день! Tracker ещё продаётся? 18:04',
    uz: 'Dilnoza: Assalomu alaykum! Tracker hali sotuvdami? 18:04',
    note: 'Ours ends with the state: “14:40 прочитано”. Images are buttons by their number.',
  },
  limits: [
    'No bold, no lists, no previews of links: text is text.',
    'A number without a plus and an address without http are not links.',
    'A state that changes is not announced here; `MessageList` speaks of what matters.',
    'There is no answer to one message, no editing, no reactions: the contract has none.',
    'An image has a number for its name, not what it shows: nobody describes photos in a chat.',
  ],
} satisfies ComponentDocs;
