import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Disclosure } from './Disclosure';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'What most people do not need, one press away and still part of the form.',
  props: { Disclosure },
  whenToUse: [
    'Rare fields of a form or of filters, under a title that says what they are.',
    'Several below one another in a card: each opens for itself.',
  ],
  whenNot: [
    { when: 'Views of which one is open', instead: ['Tabs'] },
    { when: 'A word of explanation', instead: ['Popover', 'Tooltip'] },
    {
      when: 'A field that is required',
      instead: ['Card'],
      because: 'What everyone has to fill in must be in view.',
    },
    { when: 'The rest of a list', instead: ['LoadMore'] },
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
        text: '48 px high, 52 on touch, pressed anywhere; a line above it.',
        at: 'button',
      },
      { name: 'Title', text: 'What is inside. It wraps.', at: 'button > span' },
      {
        name: 'Note',
        text: 'What is chosen inside, muted, so that it need not be opened to be known.',
        at: 'button > span + span',
      },
      { name: 'Chevron', text: 'Down while closed, up while open.', at: 'svg' },
      {
        name: 'Body',
        text: 'Mounted at all times; hidden from eyes and screen readers while closed.',
        at: 'button + div',
      },
    ],
  },
  states: {
    Default: 'Closed. What is inside is out of the way, not out of the form.',
    Open: '`defaultExpanded`, because three things are chosen inside.',
    Forced: 'Something inside is wrong: it stays open.',
    LongText: 'A note that has no room beside the title stands below it.',
  },
  pairs: [
    {
      do: {
        text: 'Name what is inside, and what is chosen there.',
        example: (
          <Disclosure title="Qo‘shimcha jihozlar" note="3 ta tanlandi">
            <TextField label="Probeg" />
          </Disclosure>
        ),
      },
      dont: {
        text: 'A title that fits anything.',
        example: (
          <Disclosure title="Qo‘shimcha">
            <TextField label="Probeg" />
          </Disclosure>
        ),
      },
    },
    {
      do: { text: 'Set `isForced` when a field inside is wrong, so that the form can focus it.' },
      dont: { text: 'Put disclosures into disclosures. Make it a page or a section.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the title, and into the body only while it is open.' },
    { keys: ['Enter'], does: 'Opens or closes; the focus stays on the title.' },
    { keys: ['Space'], does: 'The same.' },
  ],
  screenReader: {
    ru: 'Ещё о машине, кнопка, свёрнуто',
    uz: 'Mashina haqida yana, tugma, yig‘ilgan',
    note: 'The note is part of the name: “Ещё о машине выбрано 3”.',
  },
  limits: [
    'The title is a button without a heading: lists of headings do not show it.',
    'The search of the browser does not find words in a closed one.',
    'While `isForced` the button can be pressed and closes nothing.',
    'In a `Columns` that is locked it stands open: its button cannot be pressed there.',
    'It cannot be controlled: whether it is open is its own.',
  ],
} satisfies ComponentDocs;
