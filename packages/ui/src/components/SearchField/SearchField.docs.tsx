import type { ComponentDocs } from '../../docs/component-docs';
import { SearchField } from './SearchField';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Text to look for, with a magnifier before it and a cross that empties it.',
  props: { SearchField },
  whenToUse: [
    'Narrowing a list on the same page while a user types.',
    'Looking for something on the server: `onSubmit` on Enter.',
  ],
  whenNot: [
    {
      when: 'Choosing one of what is found',
      instead: ['ComboBox'],
      because: 'It keeps the chosen thing, not the words.',
    },
    { when: 'Going anywhere in the product', instead: ['CommandPalette'] },
    { when: 'A list of filters with search among them', instead: ['FilterBar'] },
    { when: 'Text that is stored', instead: ['TextField'] },
  ],
  anatomy: {
    example: (
      <SearchField aria-label="Поиск по объявлениям" defaultValue="кобальт" clearLabel="Очистить" />
    ),
    parts: [
      { name: 'Magnifier', text: '16 px, decorative.', at: 'svg' },
      {
        name: 'Input',
        text: '32, 40 or 48 px high; 36, 44, 52 on touch.',
        at: 'input',
      },
      {
        name: 'Cross',
        text: 'There while there is text. Not a stop of Tab: Escape does the same. The focus stays in the field.',
        at: 'button',
      },
    ],
  },
  states: {
    Default: 'The placeholder says what can be looked for; the name is in `aria-label` or `label`.',
    Filled: 'With the cross.',
    Small: 'In a filter row, beside small buttons.',
    Disabled: 'Nothing to look through yet. The cross is disabled with it.',
    ReadOnly: 'A sunken ground. The cross does nothing and Escape takes nothing away.',
    LongText: 'The words scroll inside; the cross stays in view.',
  },
  pairs: [
    {
      do: {
        text: 'List in the placeholder what is really searched.',
        example: (
          <SearchField
            aria-label="E’lonlardan qidirish"
            placeholder="Marka, model, VIN"
            clearLabel="Tozalash"
          />
        ),
      },
      dont: {
        text: 'Leave people to try.',
        example: <SearchField aria-label="Qidiruv" placeholder="Qidirish…" clearLabel="Tozalash" />,
      },
    },
    {
      do: { text: 'Say the number of finds in words beside the list, in a live region.' },
      dont: { text: 'Change the list in silence: a reader hears nothing of it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves into the field, then past the cross.' },
    {
      keys: ['Escape'],
      does: 'Empties it. In an empty field the key goes on to what is around: a dialog closes.',
    },
    { keys: ['Enter'], does: 'Calls `onSubmit`. Without it, sends the form around it.' },
  ],
  screenReader: {
    ru: 'Поиск по объявлениям, поле поиска, Марка, модель, VIN',
    uz: 'E’lonlardan qidirish, qidiruv maydoni, Marka, model, VIN',
    note: 'The cross is named by `clearLabel`; on a phone a swipe finds it.',
  },
  limits: [
    'It calls `onChange` at each letter. Waiting before a request is the page’s task.',
    'No hint and no error: what was not found is said by the list.',
    'It suggests nothing while typing.',
  ],
} satisfies ComponentDocs;
