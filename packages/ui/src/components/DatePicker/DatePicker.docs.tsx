import type { ComponentDocs } from '../../docs/component-docs';
import { DatePicker } from './DatePicker';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for one date: typed, or chosen in a calendar that starts on Monday.',
  props: { DatePicker },
  whenToUse: [
    'Use it for a date near today, where the weekday matters: an inspection, the end of a campaign.',
    'Use it for a known date that is typed, such as the date of a document.',
  ],
  whenNot: [
    { when: 'A period', instead: ['DateRangePicker'] },
    { when: 'A time of day', instead: ['TimeField'] },
    {
      when: 'A year',
      instead: ['Select', 'NumberField'],
      because: 'The year of a car needs no calendar.',
    },
    { when: 'Today, tomorrow, in a week', instead: ['SegmentedControl', 'RadioGroup'] },
  ],
  anatomy: {
    example: (
      <DatePicker
        label="Дата осмотра"
        description="Приезжайте в рабочий день"
        value="2026-11-20"
        onChange={nothing}
      />
    ),
    parts: [
      {
        name: 'Label',
        text: 'What happens on that day. Clicking it focuses the first segment.',
        at: 'span',
      },
      {
        name: 'Segments',
        text: 'Day, month, year, in this order in both languages. Empty ones show «дд», «мм», «гггг».',
        at: '[role="spinbutton"]',
      },
      {
        name: 'Button',
        text: 'Opens the calendar; on a phone it is a sheet at the bottom.',
        at: 'button',
      },
      { name: 'Message', text: 'The hint or the error message.', at: '[slot="description"]' },
      {
        name: 'Calendar',
        text: 'One month with Previous and Next buttons. Dates outside the limits are grey, unavailable ones are struck through.',
      },
    ],
  },
  states: {
    Empty: 'Required, with a hint.',
    Open: 'The selected day is solid and focused.',
    OpenDark: 'The same in dark theme.',
    InUzbek: 'The names of months and weekdays are our own, because browsers have no Uzbek ones.',
    Limits: 'Three kinds of dates: available, outside the limits, unavailable.',
    Invalid: 'The form’s error message replaces the field’s own.',
    BeforeMinimum: 'The field itself reports a typed date outside the limits.',
    ReadOnly: 'Can be read and copied; the calendar does not open.',
    Large: 'For pages with one task.',
    LongText: 'The label and the error message wrap; the date never does.',
  },
  pairs: [
    {
      do: {
        text: 'State the limit in advance.',
        example: (
          <DatePicker
            label="Ko‘rik sanasi"
            description="Dushanbadan shanbagacha"
            value={null}
            onChange={nothing}
          />
        ),
      },
      dont: {
        text: 'Let users try dates until one is accepted.',
        example: (
          <DatePicker
            label="Ko‘rik sanasi, izohsiz"
            value="2026-11-15"
            onChange={nothing}
            errorMessage="Bu kun mumkin emas"
          />
        ),
      },
    },
    {
      do: {
        text: 'Check the date again on the server: `isDateUnavailable` only shows that a date is unavailable.',
      },
      dont: { text: 'Assume that an unavailable date cannot be entered: it can be typed.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through day, month, year and the button.' },
    { keys: ['0–9'], does: 'Types into the segment and moves to the next when it is full.' },
    {
      keys: ['ArrowUp'],
      does: 'Increases the value; `ArrowDown` decreases it. `ArrowLeft` and `ArrowRight` move between segments.',
    },
    { keys: ['Backspace'], does: 'Clears the segment.' },
    { keys: ['Alt', 'ArrowDown'], does: 'Opens the calendar.' },
    {
      keys: ['PageDown'],
      does: 'In the calendar: the next month; `PageUp` the previous one; with Shift a year.',
    },
    {
      keys: ['Home'],
      does: 'In a segment: the lowest value. In the calendar: the first day of the month; `End` the last.',
    },
    { keys: ['Enter'], does: 'In the calendar: selects the day and closes it.' },
    { keys: ['Escape'], does: 'Closes the calendar without a change and returns focus.' },
  ],
  screenReader: {
    ru: 'Дата осмотра, группа. День, Дата осмотра, 20',
    uz: 'Ko‘rik sanasi, guruh. Kun, Ko‘rik sanasi, 20',
    note: 'Each segment is a spin button. Days of the calendar are announced with weekday and month, in the language of the page.',
  },
  limits: [
    'The calendar is in the same chunk: use it in lazy routes.',
    'A typed date outside the limits is also passed to `onChange`, with an error at the field.',
    'There is no list of years: type distant dates, or use Shift and PageUp.',
    'A pasted text must hold exactly one date: `01.12.2026`, `1.12.26`, `2026-12-01`.',
    'A year of two figures is of this century.',
    "While a part is missing the value is `''`: the form must not send it, nor take it for an empty one.",
    'Dates only: no hours, no time zone.',
  ],
} satisfies ComponentDocs;
