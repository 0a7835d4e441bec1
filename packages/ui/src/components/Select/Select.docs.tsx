import type { ComponentDocs } from '../../docs/component-docs';
import { Select } from './Select';

const nothing = () => undefined;
const paint = [
  { value: 'original', label: 'Bo‘yalmagan' },
  { value: 'partly', label: 'Qisman bo‘yalgan' },
  { value: 'full', label: 'To‘liq bo‘yalgan' },
] as const;
const regions = ['Toshkent', 'Samarqand', 'Buxoro'].map((label) => ({ value: label, label }));

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: 'Takes several options.',
      before: '<MultiSelect options={options} />',
      after: '<Select selectionMode="multiple" options={options} />',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'A field for one or several options of a known list. The list opens below the field, or as a sheet on a phone.',
  props: { Select },
  whenToUse: [
    'Use it for five options or more that the page already has: a year, a region, the paint of a car.',
    'Use it for fewer options where space is limited: a row of filters.',
    'Set `selectionMode="multiple"` for filters with many values: makes, regions, colours.',
  ],
  whenNot: [
    {
      when: 'A list that the server searches: brands, models',
      instead: ['ComboBox'],
      because: 'It requests what the user types and supports thousands of options.',
    },
    {
      when: 'Several of up to seven options, where there is space',
      instead: ['CheckboxGroup'],
      because: 'All options are visible without a click.',
    },
    { when: 'Two to four short options', instead: ['SegmentedControl', 'RadioGroup'] },
    { when: 'Actions behind a button', instead: ['Menu'] },
    { when: 'A date or a time', instead: ['DatePicker', 'TimeField'] },
  ],
  anatomy: {
    example: (
      <Select
        label="Kuzov"
        description="Bo‘yalgan joylari bo‘lsa, tavsifda yozing"
        options={paint}
        value="partly"
        onChange={nothing}
        isRequired
      />
    ),
    parts: [
      { name: 'Label', text: 'Clicking it focuses the field.', at: 'span' },
      {
        name: 'Field',
        text: 'Shows the selected option on one line, or the placeholder. Of several options it shows the labels in the order of the options, or the text from `summary`. It looks like a `TextField`, so that both fit in one row.',
        at: 'button',
      },
      { name: 'Chevron', text: 'Distinguishes it from a text field.', at: 'button svg' },
      { name: 'Message', text: 'The hint, or the error message in its place.', at: 'button ~ *' },
      {
        name: 'List',
        text: '36 px rows; the selected ones have a check mark. On a phone it is a sheet titled with the label. With `multiple` it stays open while the user selects.',
      },
      {
        name: 'Filter',
        text: 'Above a long list, with `searchLabel`. It matches across scripts: «кобальт» finds Cobalt. Hidden options stay selected.',
      },
    ],
  },
  states: {
    Empty:
      'The placeholder prompts for a choice. In a filter it says what no selection means: «Любой». The asterisk marks a required field.',
    Multiple: 'The labels of the selected options; a long list of them is truncated.',
    MultipleOpen: 'Selected rows have a check mark; an unavailable one is grey.',
    MultipleWithSummary: '`summary` shows a count where labels are long.',
    Invalid: 'Shown when the list was closed without a choice, or the form was submitted.',
    Hovered: 'A darker border.',
    Disabled: 'Something else has to be chosen first, such as the brand before the model.',
    Small: '32 px, named by `aria-label`, for rows of filters.',
    Open: 'Focus is on the selected row.',
    ManyWithFilter: 'With 80 rows or more, only visible rows are mounted.',
    NoOptions: 'The open list shows `emptyText`.',
    LongText: 'The field truncates the option; the list wraps it.',
  },
  pairs: [
    {
      do: {
        text: 'Order options as people look for them: years from the newest.',
        example: (
          <Select
            label="Chiqarilgan yili"
            value="2026"
            onChange={nothing}
            options={['2026', '2025', '2024'].map((year) => ({ value: year, label: year }))}
          />
        ),
      },
      dont: {
        text: 'Add a «Choose» row to the options. Use the `placeholder`.',
        example: (
          <Select
            label="Yili"
            value="none"
            onChange={nothing}
            options={[
              { value: 'none', label: 'Tanlang' },
              { value: '2026', label: '2026' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        text: 'Show a count if more is selected than fits.',
        example: (
          <Select
            selectionMode="multiple"
            label="Viloyat"
            options={regions}
            value={regions.map(({ value }) => value)}
            onChange={nothing}
            summary={(labels) => `Tanlangan: ${String(labels.length)} ta`}
          />
        ),
      },
      dont: {
        text: 'Let a list of names be truncated after the second.',
        example: (
          <div style={{ maxWidth: 160 }}>
            <Select
              selectionMode="multiple"
              aria-label="Viloyatlar"
              options={regions}
              value={regions.map(({ value }) => value)}
              onChange={nothing}
            />
          </div>
        ),
      },
    },
    {
      do: { text: 'Set `searchLabel` from about ten options.' },
      dont: { text: 'Change other fields when an option is selected, without saying so.' },
    },
  ],
  keyboard: [
    { keys: ['Space'], does: 'Opens the list, as do `Enter`, `ArrowDown` and `ArrowUp`.' },
    {
      keys: ['ArrowDown'],
      does: 'In the list: moves to the next row, and from the last to the first.',
    },
    { keys: ['Home'], does: 'Moves to the first row; `End` moves to the last.' },
    { keys: ['A'], does: 'Typing letters moves to the row that starts with them.' },
    {
      keys: ['Enter'],
      does: 'In the list: selects the row, closes the list and returns focus to the field. With `multiple` it selects or deselects the row, as does `Space`, and the list stays open.',
    },
    {
      keys: ['Control', 'A'],
      does: 'With `multiple`, in the list: selects all rows that match the filter, except disabled ones.',
    },
    {
      keys: ['Escape'],
      does: 'Clears the filter if it has text; otherwise closes the list. The selection is kept.',
    },
  ],
  screenReader: {
    ru: 'Кузов, Без окраса, поле со списком, свёрнуто',
    uz: 'Kuzov, Bo‘yalmagan, tanlash maydoni, yig‘ilgan',
    note: 'Then “required”, and the hint or the error message. In the open list each row is announced with its position: «1 из 4», and as selected or not. All selected labels are announced, even if they are truncated.',
  },
  limits: [
    'Controlled only: `value` and `onChange`.',
    'A single selection cannot be cleared: add an «any» option where that is allowed.',
    'With `multiple` each row applies immediately: there is no Apply or Cancel, and no row that selects all or none. Offer that next to the field.',
    'Selected rows are not moved to the top of a long list.',
    'Of several values, one that is not an option is not shown, and is lost with the next selection.',
    'The list has no groups or headings.',
    'The list loads on the first hover or focus. On a slow connection the first opening is delayed without an indicator.',
    'Browser autofill does not support it.',
  ],
} satisfies ComponentDocs;
