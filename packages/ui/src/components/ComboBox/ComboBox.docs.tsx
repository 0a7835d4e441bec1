import type { ComponentDocs } from '../../docs/component-docs';
import { ComboBox } from './ComboBox';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for one option of a long list that the server searches, in Cyrillic or Latin.',
  props: { ComboBox },
  whenToUse: [
    'Use it for makes, models, modifications and people: lists too long to read, where users know the name.',
    'Use `action` to add an option that the list may lack.',
  ],
  whenNot: [
    {
      when: 'A loaded list of up to a few hundred options',
      instead: ['Select'],
      because: 'On phones it opens a sheet with the search at the top.',
    },
    { when: 'Several options', instead: ['Select'] },
    { when: 'Up to five short options', instead: ['SegmentedControl', 'RadioGroup'] },
    { when: 'Searching a list on the page', instead: ['SearchField'] },
    {
      when: 'Free text',
      instead: ['TextField'],
      because: 'Here only options of the list are valid.',
    },
  ],
  anatomy: {
    example: (
      <ComboBox
        label="Модель"
        items={[{ value: 8, label: 'Tracker' }]}
        inputValue="Tracker"
        onInputChange={() => undefined}
        value={8}
        onChange={() => undefined}
        description="Можно писать и кириллицей"
        emptyText="Ничего не нашлось"
        loadingText="Ищем"
        openLabel="Показать варианты"
      />
    ),
    parts: [
      { name: 'Label', text: 'Above the field, as in every field.', at: 'label' },
      { name: 'Input', text: 'The search text, then the selected option.', at: 'input' },
      {
        name: 'Chevron',
        text: 'Shows all options. A spinner replaces it while the server searches.',
        at: 'button',
      },
      { name: 'Message', text: 'The hint or the error message.', at: 'label + div + span' },
      {
        name: 'List',
        text: 'As wide as the field; on a phone it is a sheet. The matching text is highlighted; the selected row has a check mark.',
      },
      {
        name: 'Last row',
        text: '`action`: «Предложить модель». Also shown when nothing is found.',
      },
    ],
  },
  states: {
    Default: 'The list opens on focus.',
    Chosen: 'The field shows the selected option.',
    Loading: 'The old rows stay until new ones arrive; an empty list shows `loadingText`.',
    CrossScript: 'кобальт finds Cobalt, and the match is highlighted.',
    NothingFound: 'A message, with the last row below it.',
    FiveThousand: 'With 80 rows or more, only visible rows are mounted.',
    Phone: 'A button that opens a sheet with the search at the top and the current text selected.',
    ReadOnly: 'The selected option on a sunken background; the list does not open.',
    LongText: 'Rows wrap in the list; the field scrolls.',
  },
  pairs: [
    {
      do: { text: 'Filter on the server and pass `items` in its order.' },
      dont: { text: 'Load all models and filter them in the browser: phones download every one.' },
    },
    {
      do: { text: 'Pass `selectedItem` when editing: the list may not be loaded yet.' },
      dont: { text: 'Show an id or an empty field until the list loads.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus in and opens the list; moves focus out and restores the selected text.',
    },
    { keys: ['ArrowDown'], does: 'Moves to the next row, or from the field to the first.' },
    { keys: ['ArrowUp'], does: 'Moves to the previous row.' },
    { keys: ['PageDown'], does: 'Moves down by one page of rows; `PageUp` moves up.' },
    { keys: ['Home'], does: 'Moves to the first row; `End` moves to the last.' },
    {
      keys: ['Enter'],
      does: 'Selects the row, or runs the action of the last row. While the server searches it waits, then selects the only result or an exact match; otherwise it moves to the first row.',
    },
    { keys: ['Escape'], does: 'Closes the list without a change.' },
  ],
  screenReader: {
    ru: 'Модель, поле со списком, редактирование текста',
    uz: 'Model, ro‘yxatli maydon, matn kiritish',
    note: 'The number of options is announced while typing. The chevron is hidden from screen readers: arrow keys open the list.',
  },
  limits: [
    'Its list is in the same chunk (unlike `Select`): use it in lazy routes.',
    'Clearing the field clears the selection immediately, without undo.',
    'It does not debounce: the page does, and sets `isLoading` from the first letter.',
  ],
} satisfies ComponentDocs;
