import type { ComponentDocs } from '../../docs/component-docs';
import { MoneyField } from './MoneyField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A whole amount of money whose digits group while a user types.',
  props: { MoneyField },
  whenToUse: [
    'A price, a first payment, a reward: whole sums of one currency, with the currency in `unit`.',
  ],
  whenNot: [
    { when: 'Another figure: kilometres, litres, horsepower', instead: ['NumberField'] },
    { when: 'A number that is never calculated with', instead: ['TextField'] },
    { when: 'One of a few known sums', instead: ['Select'] },
    { when: 'Showing where a price lies', instead: ['PriceScale'] },
  ],
  anatomy: {
    example: (
      <MoneyField
        label="Цена"
        unit="сум"
        value={219_000_000}
        onChange={nothing}
        description="≈ 18 100 у.е. по курсу ЦБ"
      />
    ),
    parts: [
      { name: 'Label', text: 'What the sum is for.', at: 'label' },
      {
        name: 'Amount',
        text: 'Groups of three, parted by no-break spaces; the caret stays beside its digit.',
        at: 'input',
      },
      {
        name: 'Unit',
        text: 'The currency, at the right end. Not part of the value.',
        at: 'input + *',
      },
      {
        name: 'Hint',
        text: 'The same sum in the other currency, with the day of the rate.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'Null. The placeholder says what that means: «Не указана».',
    Invalid: 'The form judges what is too little or too much, after the field is left.',
    Disabled: 'The unit goes grey too.',
    Absurd:
      'What is no amount, also a negative one and one of more than 15 digits, is an empty field.',
    ReadOnly: 'A sunken ground. The amount can be chosen and copied.',
    LongText: 'Fifteen digits, the most that it takes, in the Uzbek form.',
  },
  pairs: [
    {
      do: {
        text: 'Put the currency into `unit` and the other one into the hint.',
        example: (
          <MoneyField
            label="Narxi"
            unit="so‘m"
            value={219_000_000}
            onChange={nothing}
            description="≈ 18 100 y.e."
          />
        ),
      },
      dont: {
        text: 'Put the currency into the label alone: it is not in view beside the digits.',
        example: <MoneyField label="Narxi (so‘m)" value={219_000_000} onChange={nothing} />,
      },
    },
    {
      do: { text: 'Let people write any sum and say what is wrong with it.' },
      dont: { text: 'Change a sum behind their back when they leave the field.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves into the field, then out of it.' },
    {
      keys: ['Backspace'],
      does: 'Takes the digit before the caret; behind a gap, the digit before the gap.',
    },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  screenReader: {
    ru: 'Цена, редактирование текста, 219 000 000; ≈ 18 100 у.е. по курсу ЦБ на 20.11.2025',
    uz: 'Narxi, matn maydoni, 219 000 000; MB kursi bo‘yicha ≈ 18 100 y.e.',
    note: 'The unit is not part of the field’s name: where two fields differ by currency only, say it in the label as well.',
  },
  limits: [
    'Whole amounts only: tiyin fall away when pasted, and a comma typed does nothing, so `12,5` typed is 125.',
    'Fifteen digits at most; the rest is not taken, without a word.',
    'No negative amounts. Arrow keys do not step.',
    'It does not convert: the sum in the hint is the page’s.',
  ],
} satisfies ComponentDocs;
