import type { ComponentDocs } from '@karvon/ui/docs';
import { Card } from '@karvon/ui/Card';
import { QueueHeader } from './QueueHeader';

const link = { href: '#queue', label: 'Все лиды' };

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'The header of a queue of work. An emptied queue is one green line.',
  props: { QueueHeader },
  whenToUse: [
    'Use it above the first rows of a queue, in a `Card` with `padding="none"` and a flush `RowList`.',
    'Use it where somebody works until nothing is left: leads, chats, requests.',
  ],
  whenNot: [
    { when: 'The title of another card', instead: ['Card'] },
    { when: 'Nothing has been added yet', instead: ['EmptyState'] },
    {
      when: 'All queues of a page are empty',
      instead: ['EmptyState'],
      because: 'Several green lines in a column say less than one sentence.',
    },
    { when: 'The title of a screen', instead: ['Page'] },
  ],
  anatomy: {
    example: (
      <Card padding="none">
        <QueueHeader title="Новые лиды" count={12} note="из них 2 в чатах ниже" link={link} />
        <QueueHeader title="Чаты" count={0} emptiedText="Чаты отвечены" />
      </Card>
    ),
    parts: [
      { name: 'Icon', text: 'The kind of the queue, in its colour. Optional.' },
      { name: 'Title', text: 'A heading of 16 px.', at: 'h2' },
      { name: 'Count', text: 'All items that wait, not only the rows below.', at: 'h2 + span' },
      {
        name: 'Note',
        text: 'One more fact about the count. Not on a phone.',
        at: 'h2 + span + span',
      },
      {
        name: 'Link or action',
        text: 'The full list. On a phone it is an arrow with the same name.',
        at: 'a',
      },
      {
        name: 'Emptied line',
        text: 'Replaces the header once nothing is left: an icon and a sentence in green.',
        at: 'div:has(> h2 + svg)',
      },
    ],
  },
  family: ['Default', 'WithNote', 'WithIcon', 'WithAction', 'Emptied'],
  states: {
    Emptied:
      'With `count` 0 the line replaces the header. The heading is still there for screen readers.',
    WithNote:
      'For items that are counted here and shown elsewhere: set `isEmptied` if only those are left.',
    WithIcon: 'The icon and colour that the list behind it has elsewhere.',
    WithAction: 'A button or `CountLinks` replaces the link.',
    OnPhone: 'The link is an arrow, and the note has a line of its own.',
    LongText: 'The title wraps; the link stays on the right.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is done: «Лиды разобраны».',
        example: (
          <Card padding="none">
            <QueueHeader title="Новые лиды" count={0} emptiedText="Лиды разобраны" />
          </Card>
        ),
      },
      dont: {
        text: 'Leave an empty card with a zero: it looks like an error.',
        example: (
          <Card padding="none">
            <QueueHeader title="Новые лиды" count={0} />
          </Card>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the link or the action.' }],
  screenReader: {
    ru: 'Новые лиды, заголовок, уровень 2; 12; Все лиды, ссылка',
    uz: 'Yangi lidlar, sarlavha, 2-daraja; 12; Barcha lidlar, havola',
    note: 'An emptied queue keeps its heading, followed by the sentence. It is not announced when it appears: the toast of the action is.',
  },
  limits: [
    'It renders no rows and no card.',
    'A count of zero without `emptiedText` is shown as a zero.',
  ],
} satisfies ComponentDocs;
