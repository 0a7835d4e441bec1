import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { TimeField } from './TimeField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A time of day in 24 hours, typed in digits; the colon comes by itself.',
  props: { TimeField },
  whenToUse: ['Opening hours, the hour of a visit: a time that a user knows.'],
  whenNot: [
    { when: 'A date', instead: ['DatePicker', 'DateRangePicker'] },
    { when: 'A few fixed hours', instead: ['Select', 'RadioGroup'] },
    { when: 'How long something takes', instead: ['NumberField'] },
    { when: 'The time that is left', instead: ['Countdown'] },
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
        text: '`HH:MM`. A phone shows its keyboard of digits.',
        at: 'input',
      },
      { name: 'Clock', text: 'Decorative. A press on it focuses the input.', at: 'svg' },
      { name: 'Message', text: 'The hint, or the error in its place.', at: 'label + div + span' },
    ],
  },
  states: {
    Empty: 'The placeholder shows the shape: 09:00.',
    Invalid: 'A time that does not exist stays as it was typed, and the form says what is wrong.',
    Disabled: 'A day off: the hours do not matter.',
    ReadOnly: 'A sunken ground. The time can be chosen and copied.',
    LongText: 'The label wraps.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Two fields for a span, each with its own label.',
        example: (
          <Inline gap={3}>
            <TimeField label="Открываемся" value="09:00" onChange={nothing} />
            <TimeField label="Закрываемся" value="20:00" onChange={nothing} />
          </Inline>
        ),
      },
      dont: {
        text: 'One label for two times.',
        example: <TimeField label="Часы работы" value="09:00" onChange={nothing} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Leaves the field and completes it: 9 becomes 09:00, 18:3 becomes 18:30.',
    },
    { keys: ['Backspace'], does: 'Deletes a digit; a colon before the cursor is passed over.' },
    { keys: ['Enter'], does: 'Completes the time and sends the form that the field stands in.' },
  ],
  screenReader: {
    ru: 'Открываемся, редактирование текста, 09:00',
    uz: 'Ochilish vaqti, matn maydoni, 09:00',
    note: 'One text field, not one for hours and one for minutes.',
  },
  limits: [
    'It checks nothing: 25:00 is given as typed, and the form answers.',
    'While typing, `onChange` gives beginnings such as `09:3`. Check when the field is left.',
    'No arrows up and down, no list of hours, no seconds, no time zone.',
    'A closing time after midnight is for the page to understand.',
  ],
} satisfies ComponentDocs;
