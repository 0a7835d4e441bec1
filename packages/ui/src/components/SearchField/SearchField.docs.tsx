import type { ComponentDocs } from '../../docs/component-docs';
import { SearchField } from './SearchField';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A search field with a search icon and a Clear button.',
  props: { SearchField },
  whenToUse: [
    'Use it to filter a list on the same page as the user types.',
    'Use `onSubmit` to search on the server with Enter.',
  ],
  whenNot: [
    {
      when: 'Choosing one of the results',
      instead: ['ComboBox'],
      because: 'It stores the selected option, not the text.',
    },
    { when: 'Searching the full product', instead: ['CommandPalette'] },
    { when: 'Several filters with a search', instead: ['FilterBar'] },
    { when: 'Text that is saved', instead: ['TextField'] },
  ],
  anatomy: {
    example: (
      <SearchField aria-label="Поиск по объявлениям" defaultValue="кобальт" clearLabel="Очистить" />
    ),
    parts: [
      { name: 'Search icon', text: '16 px, decorative.', at: 'svg' },
      {
        name: 'Input',
        text: '32, 40 or 48 px high; 36, 44 or 52 px on touch.',
        at: 'input',
      },
      {
        name: 'Clear button',
        text: 'Shown while there is text. Not a Tab stop: Escape does the same. Focus stays in the field.',
        at: 'button',
      },
    ],
  },
  states: {
    Default: 'The placeholder says what can be searched; the name is `aria-label` or `label`.',
    Filled: 'With the Clear button.',
    Small: 'In a row of filters, next to small buttons.',
    Disabled: 'There is nothing to search yet. The Clear button is disabled too.',
    ReadOnly: 'A sunken background. The Clear button and Escape do nothing.',
    LongText: 'The text scrolls inside; the Clear button stays visible.',
  },
  pairs: [
    {
      do: {
        text: 'List in the placeholder what is searched.',
        example: (
          <SearchField
            aria-label="E’lonlardan qidirish"
            placeholder="Marka, model, VIN"
            clearLabel="Tozalash"
          />
        ),
      },
      dont: {
        text: 'Let users find out by trial.',
        example: <SearchField aria-label="Qidiruv" placeholder="Qidirish…" clearLabel="Tozalash" />,
      },
    },
    {
      do: { text: 'Show the number of results next to the list, in a live region.' },
      dont: { text: 'Update the list silently: screen reader users do not notice.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then past the Clear button.' },
    {
      keys: ['Escape'],
      does: 'Clears the field. In an empty field the key goes to the parent: a dialog closes.',
    },
    { keys: ['Enter'], does: 'Calls `onSubmit`. Without it, submits the form.' },
  ],
  screenReader: {
    ru: 'Поиск по объявлениям, поле поиска, Марка, модель, VIN',
    uz: 'E’lonlardan qidirish, qidiruv maydoni, Marka, model, VIN',
    note: 'The name of the Clear button is `clearLabel`. On a phone it is reached by swiping.',
  },
  limits: [
    'It calls `onChange` at each letter. The page debounces requests.',
    'It has no hint and no error message: the list says that nothing was found.',
    'It has no suggestions.',
  ],
} satisfies ComponentDocs;
