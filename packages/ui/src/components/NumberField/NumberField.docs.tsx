import type { ComponentDocs } from '../../docs/component-docs';
import { NumberField } from './NumberField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A figure with its unit: kilometres, litres, horsepower, a year.',
  props: { NumberField },
  whenToUse: [
    'A figure that a user knows and types; arrows are for small corrections.',
    'A year or a code of digits, with `isGrouped={false}`.',
  ],
  whenNot: [
    { when: 'Money', instead: ['MoneyField'] },
    { when: 'One of a few small numbers: seats, doors', instead: ['Select', 'SegmentedControl'] },
    { when: 'Digits that are never calculated with', instead: ['TextField', 'CodeField'] },
    { when: 'A phone number', instead: ['PhoneField'] },
    { when: 'A time of the day', instead: ['TimeField'] },
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
        name: 'Figure',
        text: 'Grouped by three unless told otherwise, with a comma before the fraction.',
        at: 'input',
      },
      { name: 'Unit', text: 'At the right end. Not part of the value.', at: 'input + *' },
      { name: 'Message', text: 'The hint, or the error in its place.', at: 'label + div + span' },
    ],
  },
  states: {
    Empty: 'Null, which is not nought.',
    Invalid: 'A wrong figure is kept, so that the user sees what is meant.',
    Fraction: 'One digit after the comma; a second one is not taken.',
    Disabled: 'Arrow keys do nothing either.',
    Absurd: 'What is no number is an empty field, and so is one of more than 15 digits.',
    ReadOnly: 'A sunken ground. Arrow keys change nothing.',
    LongText: 'The unit is never cut; the label wraps.',
  },
  pairs: [
    {
      do: {
        text: 'Leave years ungrouped.',
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
        text: 'Show a year as a quantity.',
        example: <NumberField label="Ishlab chiqarilgan yil" value={2023} onChange={nothing} />,
      },
    },
    {
      do: {
        text: 'Check the range in the form too: `minValue` and `maxValue` hold the arrow keys only.',
      },
      dont: {
        text: 'Choose a `step` of 1 for kilometres: nobody presses an arrow four hundred times.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowUp'],
      does: 'Adds a `step`, as far as `maxValue`. `ArrowDown` takes one, as far as `minValue`. From an empty field they begin at nought.',
    },
    {
      keys: ['Backspace'],
      does: 'Takes the digit before the caret; behind a gap, the digit before the gap.',
    },
    {
      keys: ['Tab'],
      does: 'Moves into the field, then out of it; a lone comma or minus is cleared away.',
    },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  screenReader: {
    ru: 'Пробег, редактирование текста, 24 500',
    uz: 'Bosib o‘tgan masofasi, matn maydoni, 24 500',
    note: 'It is a text field to screen readers: limits and steps are not announced. The unit is not part of the name.',
  },
  limits: [
    'In a field of whole numbers a pasted fraction falls away: `24,5` is 24. A comma that is typed does nothing, so `24,5` typed is 245.',
    'In a field with a fraction a pasted `1,234.5` is misread: the first separator counts as the comma.',
    'Phones’ digit keyboards have no minus: figures below nought are typed on a computer only.',
    'No buttons of plus and minus, and the wheel does nothing.',
    'Fifteen digits at most.',
  ],
} satisfies ComponentDocs;
