import type { ComponentDocs } from '../../docs/component-docs';
import { Checkbox } from './Checkbox';

export const docs = {
  status: 'ready',
  summary: 'Yes or no, applied when the form is saved.',
  props: { Checkbox },
  whenToUse: [
    'A thing a user agrees to or wants: «Запомнить меня», «Торг уместен».',
    'A row or a card that can be chosen: without words, with `aria-label`.',
    'The head over such rows: `isIndeterminate` while some are chosen.',
  ],
  whenNot: [
    { when: 'It applies at once', instead: ['Switch'] },
    { when: 'Several answers to one question', instead: ['CheckboxGroup', 'MultiSelect'] },
    { when: 'One of a few answers', instead: ['RadioGroup', 'SegmentedControl'] },
    {
      when: 'Yes, no and «не указано»',
      instead: ['RadioGroup'],
      because: 'An empty box cannot say that nobody has answered.',
    },
  ],
  anatomy: {
    example: (
      <Checkbox defaultSelected description="Покупатели увидят отметку на карточке">
        Торг уместен
      </Checkbox>
    ),
    parts: [
      {
        name: 'Box',
        text: '18 px. The whole row takes the press: 24 px high, 44 on touch.',
        at: 'label span + span',
      },
      {
        name: 'Text',
        text: 'At the right, in the first person or as a fact, without a full stop.',
        at: 'label span + span + span',
      },
      { name: 'Message', text: 'Hint or error, under the words.', at: '[slot="description"]' },
    ],
  },
  states: {
    Selected: 'A check on the accent.',
    Indeterminate: 'Some of what it stands for. The next press takes all.',
    Invalid: 'Red border and words, after the form was sent.',
    Disabled: 'Cannot be answered now.',
    DisabledSelected: 'Was answered, and cannot be changed here.',
    WithoutLabel: 'For rows: the name says what it chooses.',
    LongText: 'Words wrap; the box stays at the first line.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say what is so when it is checked.',
        example: <Checkbox defaultSelected>Savdolashish mumkin</Checkbox>,
      },
      dont: {
        text: 'Say no: checked would mean that something is not.',
        example: <Checkbox defaultSelected>Savdolashish mumkin emas</Checkbox>,
      },
    },
    {
      do: { text: 'Leave consent empty and say on the error what it is needed for.' },
      dont: { text: 'Check consent beforehand.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box. A disabled one is passed over.' },
    {
      keys: ['Space'],
      does: 'Checks or clears it. An indeterminate one becomes what the page makes of it.',
    },
  ],
  screenReader: {
    ru: 'Запомнить меня, флажок, не отмечен',
    uz: 'Meni eslab qol, belgilash katagi, belgilanmagan',
    note: 'An indeterminate one is “partly checked”. Hint or error follow as its description.',
  },
  limits: [
    'It is not a read-only field: what may only be read is words, or `isDisabled`.',
    'A link inside the words is pressed together with the box: put it into `description`.',
  ],
} satisfies ComponentDocs;
