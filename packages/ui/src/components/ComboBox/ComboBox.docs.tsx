import type { ComponentDocs } from '../../docs/component-docs';
import { ComboBox } from './ComboBox';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One of a long list that a server narrows while a user types, in either script.',
  props: { ComboBox },
  whenToUse: [
    'Makes, models, modifications, people: lists too long to read, where people know the word.',
    'Where the list may lack the answer: `action` offers to add it.',
  ],
  whenNot: [
    {
      when: 'A list that is already there, up to a few hundred',
      instead: ['Select'],
      because: 'On phones it opens a sheet with the search on top.',
    },
    { when: 'Several of them', instead: ['MultiSelect'] },
    { when: 'Up to five short answers', instead: ['SegmentedControl', 'RadioGroup'] },
    { when: 'Searching a list on the page', instead: ['SearchField'] },
    { when: 'Any words', instead: ['TextField'], because: 'Here only what is in the list counts.' },
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
      { name: 'Label', text: 'Above the field, as of every field.', at: 'label' },
      { name: 'Input', text: 'What is looked for, then what was chosen.', at: 'input' },
      {
        name: 'Chevron',
        text: 'Shows all. A spinner takes its place while the server looks.',
        at: 'button',
      },
      { name: 'Message', text: 'Hint or error.', at: 'label + div + span' },
      {
        name: 'List',
        text: 'As wide as the field; on a phone a sheet. The part that was typed is marked; the chosen row has a check.',
      },
      {
        name: 'Last row',
        text: '`action`: «Предложить модель». There also when nothing is found.',
      },
    ],
  },
  states: {
    Default: 'The list opens with the focus.',
    Chosen: 'The words of the choice stand in the field.',
    Loading: 'The old rows stay until new ones come; an empty list says `loadingText`.',
    CrossScript: 'кобальт finds Cobalt, and the match is marked.',
    NothingFound: 'Says so, and still offers the last row.',
    FiveThousand: 'From 80 rows on only those in view are mounted, and what is pointed at.',
    Phone:
      'A button. It opens a sheet with the search on top; the words of the choice are selected.',
    ReadOnly: 'The words of the choice on a sunken ground; the list does not open.',
    LongText: 'Rows wrap in the list; the field scrolls.',
  },
  pairs: [
    {
      do: { text: 'Filter on the server and give `items` in its order.' },
      dont: { text: 'Load all models to filter them here: people on a phone pay for every one.' },
    },
    {
      do: { text: 'Give `selectedItem` for an edited car: its list may not be loaded yet.' },
      dont: { text: 'Show an id or an empty field until the list comes.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves in and opens the list; moves out and brings the chosen words back.',
    },
    { keys: ['ArrowDown'], does: 'To the next row, from the field to the first.' },
    { keys: ['ArrowUp'], does: 'To the row before.' },
    { keys: ['PageDown'], does: 'As many rows down as are in view; PageUp goes up.' },
    { keys: ['Home'], does: 'To the first row; End goes to the last.' },
    {
      keys: ['Enter'],
      does: 'Takes the row, or does the last row’s action. Before the server has answered it waits: then it takes the only row, or the one of just these words, or points at the first.',
    },
    { keys: ['Escape'], does: 'Closes the list and leaves the choice as it was.' },
  ],
  screenReader: {
    ru: 'Модель, поле со списком, редактирование текста',
    uz: 'Model, ro‘yxatli maydon, matn kiritish',
    note: 'While typing the number of options is said. The chevron is left out: arrows open the list.',
  },
  limits: [
    'It brings its list with it (unlike `Select`): keep it in pages that are loaded when needed.',
    'Emptying the field takes the choice away at once; there is no undo.',
    'It does not wait between letters: whoever asks the server does, and says `isLoading` from the letter on.',
  ],
} satisfies ComponentDocs;
