import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Disclosure } from './Disclosure';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Hides rarely used content. It is one click away and still part of the form.',
  props: { Disclosure },
  whenToUse: [
    'Use it for rarely used fields of a form or of filters, under a title that names them.',
    'Use several in a column in a card: each opens independently.',
  ],
  whenNot: [
    { when: 'Views, one of which is open', instead: ['Tabs'] },
    { when: 'A short explanation', instead: ['Popover', 'Tooltip'] },
    {
      when: 'A required field',
      instead: ['Card'],
      because: 'What every user has to fill in must be visible.',
    },
    { when: 'More items of a list', instead: ['Pagination'] },
  ],
  anatomy: {
    example: (
      <Disclosure title="Ещё о машине" note="выбрано 3" defaultExpanded>
        <Text>Пробег, владельцы, состояние</Text>
      </Disclosure>
    ),
    parts: [
      {
        name: 'Row',
        text: '48 px high, 52 px on touch, with a border above. The full row can be clicked.',
        at: 'button',
      },
      { name: 'Title', text: 'What is inside. It wraps.', at: 'button > span' },
      {
        name: 'Note',
        text: 'What is selected inside, in muted text, so that users need not open it to know.',
        at: 'button > span + span',
      },
      { name: 'Chevron', text: 'Points down when closed, up when open.', at: 'svg' },
      {
        name: 'Body',
        text: 'Always mounted; hidden from everyone, including screen readers, while closed.',
        at: 'button + div',
      },
    ],
  },
  family: ['Default', 'Open'],
  states: {
    Default: 'Closed. The content is hidden but still part of the form.',
    Open: '`defaultExpanded`, because three options are selected inside.',
    Forced: 'A field inside has an error: it stays open.',
    LongText: 'A note that does not fit next to the title is below it.',
  },
  pairs: [
    {
      do: {
        text: 'Name what is inside and what is selected there.',
        example: (
          <Disclosure title="Qo‘shimcha jihozlar" note="3 ta tanlandi">
            <TextField label="Probeg" />
          </Disclosure>
        ),
      },
      dont: {
        text: 'Use a title that fits anything.',
        example: (
          <Disclosure title="Qo‘shimcha">
            <TextField label="Probeg" />
          </Disclosure>
        ),
      },
    },
    {
      do: {
        text: 'Set `isForced` when a field inside has an error, so that the form can focus it.',
      },
      dont: { text: 'Nest disclosures. Use a page or a section.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the title, and into the body only while it is open.' },
    { keys: ['Enter'], does: 'Opens or closes it; focus stays on the title.' },
    { keys: ['Space'], does: 'Opens or closes it.' },
  ],
  screenReader: {
    ru: 'Ещё о машине, кнопка, свёрнуто',
    uz: 'Mashina haqida yana, tugma, yig‘ilgan',
    note: 'The note is part of the name: “Ещё о машине выбрано 3”.',
  },
  limits: [
    'The title is a button, not a heading: it is not in the list of headings.',
    'The browser’s search does not find text in a closed one.',
    'With `isForced` clicking the button does not close it.',
    'In a disabled `Columns` it is open: its button is disabled.',
    'It is uncontrolled: it stores whether it is open.',
  ],
} satisfies ComponentDocs;
