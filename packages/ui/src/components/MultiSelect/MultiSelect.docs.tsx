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
  summary: 'Several of a long list, in a field of one line.',
  props: { MultiSelect },
  whenToUse: [
    'Filters over many values: makes, regions, colours.',
    'A list of more than seven, of which a few are chosen. From about ten on give `searchLabel`.',
  ],
  whenNot: [
    { when: 'One of them', instead: ['Select'] },
    {
      when: 'Up to seven, and there is room',
      instead: ['CheckboxGroup'],
      because: 'All are seen without a press.',
    },
    { when: 'What is found by a server', instead: ['ComboBox'] },
    { when: 'Deeds', instead: ['Menu'] },
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
      { name: 'Label', text: 'Above the field; a press on it focuses the field.', at: 'span' },
      {
        name: 'Summary',
        text: 'The chosen labels in the order of the options, or the words of `summary`. One line, in dots.',
        at: 'button',
      },
      { name: 'Message', text: 'The hint, or the error in its place.', at: 'button ~ *' },
      {
        name: 'List',
        text: 'Below the field; on a phone a sheet from below with a title. It stays open while one chooses.',
      },
      { name: 'Filter', text: 'On top of the list. What it hides stays chosen. Optional.' },
    ],
  },
  states: {
    Empty: 'The placeholder says what no choice means: «Любой».',
    Invalid: 'In the place of the hint.',
    Disabled: 'What was chosen can still be read.',
    Open: 'Chosen rows have a check; one that is not to be had is grey.',
    LongText: '`summary` counts instead of listing, where labels are long.',
  },
  pairs: [
    {
      do: {
        text: 'Count in words when more is chosen than fits.',
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
        text: 'Let a list of names be cut after the second.',
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
      does: 'On the field: opens the list. On a row: chooses it or takes it back. `Space` too.',
    },
    {
      keys: ['ArrowDown'],
      does: 'Opens the list; in it, the next row, round the end. `ArrowUp` the one before.',
    },
    { keys: ['Home'], does: 'The first row; `End` the last.' },
    { keys: ['A'], does: 'First letters lead to the row that begins with them.' },
    {
      keys: ['Control', 'A'],
      does: 'In the list: chooses all rows that the filter shows, but for disabled ones.',
    },
    {
      keys: ['Escape'],
      does: 'Clears the filter, if something stands in it; else closes. What was chosen stays.',
    },
  ],
  screenReader: {
    ru: 'Кузов, поле со списком, Без окраса, Полностью окрашен, свёрнуто',
    uz: 'Kuzov, ro‘yxatli maydon, Bo‘yalmagan, To‘liq bo‘yalgan, yopiq',
    note: 'In the list each row is read as selected or not selected. The whole summary is read, also where it is cut for eyes.',
  },
  limits: [
    'Each row applies at once: there is no “apply” and no way to give up what was changed.',
    'No row chooses all or none; offer that beside the field.',
    'Chosen rows are not moved to the top of a long list.',
    'The list’s own chunk loads on the first hover or focus: on a slow line the first press opens late.',
    'A value that is not among the options is not shown, and is lost with the next choice.',
  ],
} satisfies ComponentDocs;
