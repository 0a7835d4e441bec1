import type { ComponentDocs } from '../../docs/component-docs';
import { Checkbox } from './Checkbox';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A yes or no choice that takes effect when the form is saved.',
  props: { Checkbox },
  whenToUse: [
    'Use it for something that a user agrees to or wants: «Запомнить меня», «Торг уместен».',
    'Use it without a label, with `aria-label`, to select a row or a card.',
    'Use it above such rows to select all. Set `isIndeterminate` while some are selected.',
  ],
  whenNot: [
    { when: 'It takes effect immediately', instead: ['Switch'] },
    { when: 'Several options of one list', instead: ['CheckboxGroup', 'Select'] },
    { when: 'One of a few options', instead: ['RadioGroup', 'SegmentedControl'] },
    {
      when: 'Yes, no and «не указано»',
      instead: ['RadioGroup'],
      because: 'An empty checkbox cannot say that nothing was chosen.',
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
        name: 'Checkbox',
        text: '18 px. The full row can be clicked: 24 px high, 44 px on touch.',
        at: 'label span + span',
      },
      {
        name: 'Label',
        text: 'On the right, in the first person or as a fact, without a full stop.',
        at: 'label span + span + span',
      },
      {
        name: 'Message',
        text: 'The hint or the error message, below the label.',
        at: '[slot="description"]',
      },
    ],
  },
  family: ['Default', 'Selected', 'Indeterminate', 'Disabled', 'DisabledSelected', 'Invalid'],
  states: {
    Selected: 'A check mark on the accent colour.',
    Indeterminate: 'Some rows are selected. The next press selects all.',
    Invalid: 'A red border and an error message, after the form was submitted.',
    Disabled: 'Cannot be changed now.',
    DisabledSelected: 'Is selected and cannot be changed here.',
    WithoutLabel: 'For rows: the accessible name says what it selects.',
    LongText: 'The label wraps. The checkbox stays on the first line.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say what is true when it is selected.',
        example: <Checkbox defaultSelected>Savdolashish mumkin</Checkbox>,
      },
      dont: {
        text: 'Use a negative label: selected would mean that something is not true.',
        example: <Checkbox defaultSelected>Savdolashish mumkin emas</Checkbox>,
      },
    },
    {
      do: { text: 'Leave consent unselected, and say in the error message why it is needed.' },
      dont: { text: 'Select consent in advance.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the checkbox. A disabled one is skipped.' },
    {
      keys: ['Space'],
      does: 'Selects or clears it. The page decides what an indeterminate one becomes.',
    },
  ],
  screenReader: {
    ru: 'Запомнить меня, флажок, не отмечен',
    uz: 'Meni eslab qol, belgilash katagi, belgilanmagan',
    note: 'An indeterminate checkbox is announced as “partly checked”. The hint or the error message follows.',
  },
  limits: [
    'It has no read-only state: show text, or set `isDisabled`.',
    'A link inside the label also toggles the checkbox: put it into `description`.',
  ],
} satisfies ComponentDocs;
