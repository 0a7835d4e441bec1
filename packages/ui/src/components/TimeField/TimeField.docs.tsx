import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { TimeField } from './TimeField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A field for a time in 24-hour format. The colon is added automatically.',
  props: { TimeField },
  whenToUse: ['Use it for opening hours or the time of a visit.'],
  whenNot: [
    { when: 'A date', instead: ['DatePicker', 'DateRangePicker'] },
    { when: 'A few fixed times', instead: ['Select', 'RadioGroup'] },
    { when: 'A duration', instead: ['NumberField'] },
    { when: 'Time left', instead: ['Timer'] },
  ],
  anatomy: {
    example: (
      <TimeField
        label="Ochilish vaqti"
        value="09:00"
        onChange={nothing}
        description="24 soatlik ko‘rinishda"
      />
    ),
    parts: [
      { name: 'Label', text: 'Says which time: «Открываемся», not «Время».', at: 'label' },
      {
        name: 'Input',
        text: '`HH:MM`. Phones show a numeric keyboard.',
        at: 'input',
      },
      { name: 'Clock', text: 'Decorative. Clicking it focuses the input.', at: 'svg' },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder shows the format: 09:00.',
    Invalid: 'A time that does not exist is kept, and the form says what is wrong.',
    Disabled: 'A day off: the hours are not used.',
    ReadOnly: 'A sunken background. The time can be selected and copied.',
    LongText: 'The label wraps.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Use two fields for a period, each with its own label.',
        example: (
          <Inline gap={3}>
            <TimeField label="Открываемся" value="09:00" onChange={nothing} />
            <TimeField label="Закрываемся" value="20:00" onChange={nothing} />
          </Inline>
        ),
      },
      dont: {
        text: 'Use one label for two times.',
        example: <TimeField label="Часы работы" value="09:00" onChange={nothing} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Leaves the field and completes the time: 9 becomes 09:00, 18:3 becomes 18:30.',
    },
    { keys: ['Backspace'], does: 'Deletes a digit; a colon before the caret is skipped.' },
    { keys: ['Enter'], does: 'Completes the time and submits the form.' },
  ],
  screenReader: {
    ru: 'Открываемся, редактирование текста, 09:00',
    uz: 'Ochilish vaqti, matn maydoni, 09:00',
    note: 'One text field, not separate ones for hours and minutes.',
  },
  limits: [
    'It does not validate: 25:00 is returned as typed, and the form reports it.',
    'While typing, `onChange` returns incomplete times such as `09:3`. Validate when the field loses focus.',
    'No arrow keys, no list of hours, no seconds, no time zone.',
    'The page has to handle a closing time after midnight.',
  ],
} satisfies ComponentDocs;
