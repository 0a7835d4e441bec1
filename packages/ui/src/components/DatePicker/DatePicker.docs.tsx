import type { ComponentDocs } from '../../docs/component-docs';
import { DatePicker } from './DatePicker';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One day: typed in parts, or chosen in a calendar that begins with Monday.',
  props: { DatePicker },
  whenToUse: [
    'A day near today, where the weekday matters: an inspection, the end of a campaign.',
    'A known day that is typed: the date of a document.',
  ],
  whenNot: [
    { when: 'From a day to a day', instead: ['DateRangePicker'] },
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
        text: 'What happens on that day. A press leads to the first part.',
        at: 'span',
      },
      {
        name: 'Parts',
        text: 'Day, month, year, in this order in both languages. Empty ones say «дд», «мм», «гггг».',
        at: '[role="spinbutton"]',
      },
      { name: 'Button', text: 'Opens the calendar; on a phone a sheet from below.', at: 'button' },
      { name: 'Message', text: 'Hint or error.', at: '[slot="description"]' },
      {
        name: 'Calendar',
        text: 'One month with its neighbours’ arrows. Days outside the limits are grey, taken ones struck.',
      },
    ],
  },
  states: {
    Empty: 'Required, with a hint.',
    Open: 'The chosen day is solid, and has the focus.',
    OpenDark: 'The same in the dark.',
    InUzbek: 'Month and weekdays have words of our own: browsers know none.',
    Limits: 'Three kinds of days: to choose, outside, taken.',
    Invalid: 'The words of the form go before its own.',
    BeforeMinimum: 'A typed day outside the limits is told by the field itself.',
    ReadOnly: 'Can be read and copied; the calendar stays closed.',
    Sizes: 'Large, for pages of one task.',
    LongText: 'Label and error wrap; the date never does.',
  },
  pairs: [
    {
      do: {
        text: 'Say the limit before it is met.',
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
        text: 'Let people try days until one is taken.',
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
        text: 'Check it again on the server: `isDateUnavailable` only greys days out and says so.',
      },
      dont: { text: 'Trust that a wrong day cannot come: it can be typed.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Day, month, year, button.' },
    { keys: ['0–9'], does: 'Writes into the part and goes on to the next when it is full.' },
    {
      keys: ['ArrowUp'],
      does: 'One more; `ArrowDown` one less. `ArrowLeft` and `ArrowRight` change the part.',
    },
    { keys: ['Backspace'], does: 'Empties the part.' },
    { keys: ['Alt', 'ArrowDown'], does: 'Opens the calendar.' },
    {
      keys: ['PageDown'],
      does: 'In the calendar the next month, `PageUp` the one before; with Shift a year.',
    },
    {
      keys: ['Home'],
      does: 'In a part its least; in the calendar the first day of the month, `End` the last.',
    },
    { keys: ['Enter'], does: 'In the calendar takes the day and closes.' },
    { keys: ['Escape'], does: 'Closes the calendar, changes nothing and gives the focus back.' },
  ],
  screenReader: {
    ru: 'Дата осмотра, группа. День, Дата осмотра, 20',
    uz: 'Ko‘rik sanasi, guruh. Kun, Ko‘rik sanasi, 20',
    note: 'Each part is a spin button. Days of the calendar are said with weekday and month, in the language of the page.',
  },
  limits: [
    'It brings the calendar with it: keep it in pages that are loaded when needed.',
    'A day outside the limits that is typed is told to `onChange` too, with an error at the field.',
    'There is no list of years: far dates are typed, or reached by Shift and PageUp.',
    'Pasting a date is not taken.',
    'Days only: no hours, no time zone.',
  ],
} satisfies ComponentDocs;
