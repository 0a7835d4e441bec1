import type { ComponentDocs } from '../../docs/component-docs';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: 'original', label: 'Без окраса' },
  { value: 'partly', label: 'Частично окрашен' },
  { value: 'full', label: 'Полностью окрашен' },
];
const regions = [
  { value: 'tashkent', label: 'Toshkent' },
  { value: 'samarkand', label: 'Samarqand' },
  { value: 'bukhara', label: 'Buxoro' },
];
const all = ['tashkent', 'samarkand', 'bukhara'];
const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A field for several options of a long list, on one line.',
  props: { MultiSelect },
  whenToUse: [
    'Use it for filters with many values: makes, regions, colours.',
    'Use it for a list of more than seven options. Set `searchLabel` from about ten.',
  ],
  whenNot: [
    { when: 'One option', instead: ['Select'] },
    {
      when: 'Up to seven options, where there is space',
      instead: ['CheckboxGroup'],
      because: 'All options are visible without a click.',
    },
    { when: 'Options that a server searches', instead: ['ComboBox'] },
    { when: 'Actions', instead: ['Menu'] },
  ],
  anatomy: {
    example: (
      <MultiSelect
        label="Кузов"
        options={options}
        value={['original', 'full']}
        onChange={nothing}
        description="Можно выбрать несколько"
      />
    ),
    parts: [
      { name: 'Label', text: 'Above the field; clicking it focuses the field.', at: 'span' },
      {
        name: 'Summary',
        text: 'The selected labels in the order of the options, or the text from `summary`. One line, truncated.',
        at: 'button',
      },
      { name: 'Message', text: 'The hint, or the error message in its place.', at: 'button ~ *' },
      {
        name: 'List',
        text: 'Below the field; on a phone a sheet with a title. It stays open while the user selects.',
      },
      { name: 'Filter', text: 'Above the list. Hidden options stay selected. Optional.' },
    ],
  },
  states: {
    Empty: 'The placeholder says what no selection means: «Любой».',
    Invalid: 'The error message replaces the hint.',
    Disabled: 'The selected options can be read.',
    Open: 'Selected rows have a check mark; an unavailable one is grey.',
    LongText: '`summary` shows a count where labels are long.',
  },
  pairs: [
    {
      do: {
        text: 'Show a count if more is selected than fits.',
        example: (
          <MultiSelect
            label="Viloyat"
            options={regions}
            value={all}
            onChange={nothing}
            summary={(labels) => `Tanlangan: ${String(labels.length)} ta`}
          />
        ),
      },
      dont: {
        text: 'Let a list of names be truncated after the second.',
        example: (
          <div style={{ maxWidth: 160 }}>
            <MultiSelect aria-label="Viloyatlar" options={regions} value={all} onChange={nothing} />
          </div>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the field: opens the list. On a row: selects or deselects it. `Space` does the same.',
    },
    {
      keys: ['ArrowDown'],
      does: 'Opens the list; in it, moves to the next row, and from the last to the first. `ArrowUp` moves to the previous.',
    },
    { keys: ['Home'], does: 'Moves to the first row; `End` to the last.' },
    { keys: ['A'], does: 'Typing letters moves to the row that starts with them.' },
    {
      keys: ['Control', 'A'],
      does: 'In the list: selects all rows that match the filter, except disabled ones.',
    },
    {
      keys: ['Escape'],
      does: 'Clears the filter if it has text; otherwise closes the list. The selection is kept.',
    },
  ],
  screenReader: {
    ru: 'Кузов, поле со списком, Без окраса, Полностью окрашен, свёрнуто',
    uz: 'Kuzov, ro‘yxatli maydon, Bo‘yalmagan, To‘liq bo‘yalgan, yopiq',
    note: 'Each row is announced as selected or not selected. The full summary is announced, even if it is truncated.',
  },
  limits: [
    'Each row applies immediately: there is no Apply or Cancel.',
    'No row selects all or none; offer that next to the field.',
    'Selected rows are not moved to the top of a long list.',
    'The list loads on the first hover or focus: on a slow connection the first opening is delayed.',
    'A value that is not an option is not shown, and is lost with the next selection.',
  ],
} satisfies ComponentDocs;
