import type { ComponentDocs } from '../../docs/component-docs';
import { NumberField } from './NumberField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A field for a number with a unit: kilometres, litres, horsepower, a year.',
  props: { NumberField },
  whenToUse: [
    'Use it for a number that the user knows and types; arrow keys are for small changes.',
    'Use `isGrouped={false}` for a year or a numeric code.',
  ],
  whenNot: [
    { when: 'Money', instead: ['MoneyField'] },
    { when: 'One of a few small numbers: seats, doors', instead: ['Select', 'SegmentedControl'] },
    { when: 'Digits that are not used in calculations', instead: ['TextField', 'CodeField'] },
    { when: 'A phone number', instead: ['PhoneField'] },
    { when: 'A time', instead: ['TimeField'] },
  ],
  anatomy: {
    example: (
      <NumberField
        label="Пробег"
        unit="км"
        value={24_500}
        onChange={nothing}
        description="Как на приборной панели"
      />
    ),
    parts: [
      { name: 'Label', text: 'What is counted or measured.', at: 'label' },
      {
        name: 'Number',
        text: 'Grouped in threes by default, with a decimal comma.',
        at: 'input',
      },
      { name: 'Unit', text: 'On the right. Not part of the value.', at: 'input + *' },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: '`null`, which is not zero.',
    Invalid: 'A wrong number is kept, so that the user can correct it.',
    Fraction: 'One decimal; a second one is an error.',
    Disabled: 'Arrow keys do nothing either.',
    Absurd: 'A value that is not a number, or has more than 15 digits, is an empty field.',
    ReadOnly: 'A sunken background. Arrow keys do not change the value.',
    LongText: 'The unit is never truncated; the label wraps.',
  },
  pairs: [
    {
      do: {
        text: 'Do not group years.',
        example: (
          <NumberField
            label="Ishlab chiqarilgan yili"
            isGrouped={false}
            value={2023}
            onChange={nothing}
          />
        ),
      },
      dont: {
        text: 'Format a year as a quantity.',
        example: <NumberField label="Ishlab chiqarilgan yil" value={2023} onChange={nothing} />,
      },
    },
    {
      do: {
        text: 'Check the range in the form too: `minValue` and `maxValue` limit arrow keys only.',
      },
      dont: {
        text: 'Use a `step` of 1 for kilometres: nobody presses a key four hundred times.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowUp'],
      does: 'Adds a `step`, up to `maxValue`. `ArrowDown` subtracts one, down to `minValue`. An empty field starts at zero.',
    },
    {
      keys: ['Backspace'],
      does: 'Deletes the digit before the caret, also across a space.',
    },
    {
      keys: ['Tab'],
      does: 'Moves focus into the field, then out of it; a text that is understood is grouped, and one that is not gets its reason.',
    },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  screenReader: {
    ru: 'Пробег, редактирование текста, 24 500',
    uz: 'Bosib o‘tgan masofasi, matn maydoni, 24 500',
    note: 'Screen readers announce a text field, without limits and steps. The unit is not part of the name.',
  },
  limits: [
    'While the text is no number the value is `NaN`: the form must not send it.',
    'The numeric keyboard of phones has no minus: negative numbers can be typed on a computer only.',
    'There are no plus and minus buttons, and the wheel does nothing.',
    'Fifteen digits at most.',
  ],
} satisfies ComponentDocs;
