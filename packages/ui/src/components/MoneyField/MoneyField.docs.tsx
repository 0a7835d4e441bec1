import type { ComponentDocs } from '../../docs/component-docs';
import { MoneyField } from './MoneyField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A field for an amount of money. Digits are grouped as the user types.',
  props: { MoneyField },
  whenToUse: [
    'Use it for a price, a down payment or a reward: whole amounts of one currency, with the currency in `unit`.',
  ],
  whenNot: [
    { when: 'Another quantity: kilometres, litres, horsepower', instead: ['NumberField'] },
    { when: 'A number that is not used in calculations', instead: ['TextField'] },
    { when: 'One of a few known amounts', instead: ['Select'] },
    { when: 'A price on a scale', instead: ['PriceScale'] },
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
      { name: 'Label', text: 'What the amount is for.', at: 'label' },
      {
        name: 'Amount',
        text: 'Groups of three, separated by no-break spaces; the caret stays next to its digit.',
        at: 'input',
      },
      {
        name: 'Unit',
        text: 'The currency, on the right. Not part of the value.',
        at: 'input + *',
      },
      {
        name: 'Hint',
        text: 'The same amount in the other currency, with the date of the rate.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: '`null`. The placeholder says what that means: «Не указана».',
    Invalid: 'The form checks the minimum and maximum after the field loses focus.',
    Disabled: 'The unit is grey too.',
    Absurd:
      'A value that is not an amount, is negative or has more than 15 digits is an empty field.',
    ReadOnly: 'A sunken background. The amount can be selected and copied.',
    LongText: 'Fifteen digits, the maximum, in the Uzbek form.',
  },
  pairs: [
    {
      do: {
        text: 'Put the currency in `unit` and the other one in the hint.',
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
        text: 'Put the currency in the label only: it is not next to the digits.',
        example: <MoneyField label="Narxi (so‘m)" value={219_000_000} onChange={nothing} />,
      },
    },
    {
      do: { text: 'Accept any amount and say what is wrong with it.' },
      dont: { text: 'Change the amount when the user leaves the field.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then out of it.' },
    {
      keys: ['Backspace'],
      does: 'Deletes the digit before the caret, also across a space.',
    },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  screenReader: {
    ru: 'Цена, редактирование текста, 219 000 000; ≈ 18 100 у.е. по курсу ЦБ на 20.11.2025',
    uz: 'Narxi, matn maydoni, 219 000 000; MB kursi bo‘yicha ≈ 18 100 y.e.',
    note: 'The unit is not part of the field’s name: if two fields differ only by currency, put it in the label too.',
  },
  limits: [
    'Whole amounts only: zeros after a comma are dropped, other decimals are an error at the field.',
    'While the text is no amount the value is `NaN`: the form must not send it.',
    'Fifteen digits at most.',
    'No negative amounts. Arrow keys do not change the value.',
    'It does not convert: the page calculates the amount in the hint.',
  ],
} satisfies ComponentDocs;
