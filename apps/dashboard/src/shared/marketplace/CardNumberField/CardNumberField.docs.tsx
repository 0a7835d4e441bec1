import type { ComponentDocs } from '@karvon/ui/docs';
import { Badge } from '@karvon/ui/Badge';
import { TextField } from '@karvon/ui/TextField';
import { CardNumberField } from './CardNumberField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.2',
  reviewed: '2026-11-24',
  summary: 'The number of an Uzcard or Humo card, grouped in fours as the user types.',
  props: { CardNumberField },
  whenToUse: ['Adding a bank card for payments.'],
  whenNot: [
    { when: 'The code from the message', instead: ['CodeField'] },
    { when: 'Another long number, such as a VIN', instead: ['TextField'] },
    {
      when: 'Showing a saved card',
      instead: ['Text'],
      because: 'Only its last four digits are known.',
    },
  ],
  anatomy: {
    example: (
      <CardNumberField
        label="Номер карты"
        value="8600069195406311"
        onChange={nothing}
        suffix={<Badge>Uzcard</Badge>}
        description="Его получит только платёжная система"
      />
    ),
    parts: [
      { name: 'Label', text: 'Names the field.', at: 'label' },
      {
        name: 'Number',
        text: 'Grouped as `8600 0691 9540 6311`. Phones show a numeric keyboard.',
        at: 'input',
      },
      { name: 'Suffix', text: 'The card system, once the first digits show it.', at: 'input + *' },
      {
        name: 'Message',
        text: 'The description, or the error message in its place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder shows how many digits there are.',
    WithSystem: '`suffix` names the card system.',
    Invalid: 'The form checks the number with `isCardNumber` and sets `errorMessage`.',
    Disabled: 'Cannot be focused or changed.',
    ReadOnly: 'The number can be selected and copied.',
    Large: '48 px.',
    LongText: 'The description says who receives the number.',
    Absurd:
      'Everything but digits is dropped. More than sixteen digits are kept, for the form to reject.',
  },
  pairs: [
    {
      do: {
        text: 'Check the number before you send it: the last digit shows most mistakes.',
        example: (
          <CardNumberField
            label="Номер карты"
            value="8600069195406312"
            onChange={nothing}
            errorMessage="Проверьте номер карты"
          />
        ),
      },
      dont: {
        text: 'Use a plain field: the digits are hard to compare with the card.',
        example: <TextField label="Номер карты" value="8600069195406312" onChange={nothing} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then out of it.' },
    {
      keys: ['Backspace'],
      does: 'Deletes the digit before the caret, also across a space.',
    },
    { keys: ['Control', 'V'], does: 'Pastes a number; spaces and dashes are removed.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  screenReader: {
    ru: 'Номер карты, поле ввода телефона, 8600 0691 9540 6311',
    uz: 'Karta raqami, telefon raqami maydoni, 8600 0691 9540 6311',
    note: 'The input has the type `tel` for its keyboard, so some screen readers call it a phone field.',
  },
  limits: [
    'Cards with 16 digits only.',
    'The field does not check the number by itself: use `isCardNumber` from `@karvon/ui/card-number`.',
    'The input has no `name`: send the number to the payment provider in code, and never store it.',
  ],
} satisfies ComponentDocs;
