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
  { value: 'climate', label: 'Iqlim nazorati' },
];

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Several answers to one question, all of them in view.',
  props: { CheckboxGroup },
  whenToUse: [
    'From two to about a dozen things, any of which may apply: options of a car, days of the week.',
  ],
  whenNot: [
    {
      when: 'A dozen or more',
      instead: ['MultiSelect'],
      because: 'It folds them away and can be searched.',
    },
    { when: 'One of a few answers', instead: ['RadioGroup', 'SegmentedControl'] },
    { when: 'A single yes or no', instead: ['Checkbox'] },
    { when: 'Settings that apply at once', instead: ['Switch'] },
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
        text: 'Rows of `Checkbox`: a list, a line or columns of 200 px.',
        at: 'label',
      },
      {
        name: 'Message',
        text: 'Hint or error of the whole group, below all answers.',
        at: '[slot="description"]',
      },
    ],
  },
  states: {
    Columns: 'As many columns as fit; read from left to right.',
    Line: 'For short words: days, body types.',
    Invalid: 'The error belongs to the group: every box gets the red border.',
    Empty: 'No answers yet: only the label. Show a `Skeleton` while they load.',
    LongText: 'Answers wrap inside their column.',
  },
  pairs: [
    {
      do: {
        text: 'Columns for a list of many short words.',
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
        text: 'An answer that undoes the others.',
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
    { keys: ['Tab'], does: 'Moves from box to box; each is a stop of its own.' },
    { keys: ['Space'], does: 'Checks or clears the focused one.' },
  ],
  screenReader: {
    ru: 'Опции, группа. ABS, флажок, отмечен',
    uz: 'Jihozlar, guruh. ABS, belgilash katagi, belgilangan',
    note: 'Hint or error of the group are read when it is entered.',
  },
  limits: [
    'The value comes back in the order of `options`, whatever the order of pressing; values that are no option are dropped.',
    'There is no “all”: put a `Checkbox` with `isIndeterminate` above it yourself.',
    'It does not limit how many may be checked.',
  ],
} satisfies ComponentDocs;
