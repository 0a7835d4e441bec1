import type { ComponentDocs } from '../../docs/component-docs';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'abs', label: 'ABS' },
  { value: 'camera', label: 'Камера заднего вида' },
  { value: 'climate', label: 'Климат-контроль' },
];
const jihozlar = [
  { value: 'abs', label: 'ABS' },
  { value: 'camera', label: 'Orqa kamera' },
  { value: 'climate', label: 'Klimat-kontrol' },
];

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Several options of one question, all visible.',
  props: { CheckboxGroup },
  whenToUse: [
    'Use it for two to about twelve options that can be combined: features of a car, days of the week.',
  ],
  whenNot: [
    {
      when: 'More than twelve options',
      instead: ['Select'],
      because: 'Its list is closed by default and can be searched.',
    },
    { when: 'One of a few options', instead: ['RadioGroup', 'SegmentedControl'] },
    { when: 'A single yes or no', instead: ['Checkbox'] },
    { when: 'Settings that apply immediately', instead: ['Switch'] },
  ],
  anatomy: {
    example: (
      <CheckboxGroup
        label="Опции"
        options={options}
        defaultValue={['abs']}
        description="Отметьте то, что есть в машине"
      />
    ),
    parts: [
      { name: 'Label', text: 'The question. It names the group.', at: 'span' },
      {
        name: 'Options',
        text: 'Rows of `Checkbox`, in a column, a line, or columns of 200 px.',
        at: 'label',
      },
      {
        name: 'Message',
        text: 'The hint or the error message of the group, below all options.',
        at: '[slot="description"]',
      },
    ],
  },
  family: ['Default', 'Columns', 'Line'],
  states: {
    Columns: 'As many columns as fit, read from left to right.',
    Line: 'For short labels: days, body types.',
    Invalid: 'The error belongs to the group: every checkbox has a red border.',
    Empty: 'No options yet: only the label. Show a `Skeleton` while they load.',
    LongText: 'Labels wrap inside their column.',
  },
  pairs: [
    {
      do: {
        text: 'Use columns for many short options.',
        example: (
          <CheckboxGroup
            label="Jihozlar"
            layout="columns"
            options={jihozlar}
            defaultValue={['abs']}
          />
        ),
      },
      dont: {
        text: 'Add an option that contradicts the others.',
        example: (
          <CheckboxGroup
            label="Jihozlar, noto‘g‘ri"
            options={[...jihozlar, { value: 'none', label: 'Hech qaysisi' }]}
            defaultValue={['abs', 'none']}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from checkbox to checkbox.' },
    { keys: ['Space'], does: 'Selects or clears the focused checkbox.' },
  ],
  screenReader: {
    ru: 'Опции, группа. ABS, флажок, отмечен',
    uz: 'Jihozlar, guruh. ABS, belgilash katagi, belgilangan',
    note: 'The hint or the error message of the group is announced when focus enters it.',
  },
  limits: [
    'The value is in the order of `options`, not in the order of selection. Values that are not an option are dropped.',
    'There is no “all” option: add a `Checkbox` with `isIndeterminate` above it.',
    'It does not limit the number of selected options.',
  ],
} satisfies ComponentDocs;
