import type { ComponentDocs } from '../../docs/component-docs';
import { DateRangePicker } from './DateRangePicker';

const nothing = () => undefined;
const week = { start: '2026-11-14', end: '2026-11-20' };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'From a day to a day, with ready periods beside the calendar.',
  props: { DateRangePicker },
  whenToUse: [
    'The period of statistics, the run of a campaign.',
    'With `presets` for what nine of ten people want: 7 days, 30 days, the quarter.',
  ],
  whenNot: [
    { when: 'One day', instead: ['DatePicker'] },
    { when: 'A few fixed periods and nothing else', instead: ['SegmentedControl'] },
    {
      when: 'From a number to a number',
      instead: ['NumberField', 'MoneyField'],
      because: 'Two fields side by side.',
    },
    { when: 'Opening hours', instead: ['TimeField'] },
  ],
  anatomy: {
    example: (
      <DateRangePicker
        label="Период"
        description="Не больше года"
        value={week}
        onChange={nothing}
      />
    ),
    parts: [
      { name: 'Label', text: 'What the period is for.', at: 'span' },
      {
        name: 'Two days',
        text: 'Each in three parts, a dash between them. Both belong to the period.',
        at: '[role="spinbutton"]',
      },
      { name: 'Button', text: 'Opens the calendar; on a phone a sheet from below.', at: 'button' },
      { name: 'Message', text: 'Hint or error.', at: '[slot="description"]' },
      {
        name: 'Presets',
        text: 'At the left of the calendar, on a phone above it. A press chooses and closes.',
      },
      {
        name: 'Calendar',
        text: 'Solid ends, a soft middle. The first press begins, the second ends.',
      },
    ],
  },
  states: {
    Empty: 'No period: the page shows all, or asks.',
    Open: 'Presets and one month.',
    OpenDark: 'The same in the dark.',
    NoPresets: 'The calendar alone.',
    InUzbek: 'Month and weekdays in our own words.',
    Presets: 'One was pressed: the field has its days, and the calendar is closed.',
    Invalid: 'The words of the form go before its own.',
    ReadOnly: 'Both days on a sunken ground: the parts are stops of Tab, and nothing changes them.',
    LongText: 'Long presets make their column wider.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Offer the usual periods as presets, the rest in the calendar.',
        example: (
          <DateRangePicker
            label="Davr"
            value={week}
            onChange={nothing}
            presets={[{ id: '7', label: '7 kun', value: week }]}
            presetsLabel="Tayyor davrlar"
          />
        ),
      },
      dont: {
        text: 'Put a calendar before three fixed periods: a `SegmentedControl` takes one press.',
      },
    },
    {
      do: { text: 'Say the period in the sentence beside the chart too: «к прошлым 30 дням».' },
      dont: { text: 'Compare a broken week with a whole one.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Three parts of the first day, three of the second, the button.' },
    { keys: ['0–9'], does: 'Writes into the part and goes on to the next when it is full.' },
    { keys: ['ArrowUp'], does: 'One more; `ArrowDown` one less.' },
    {
      keys: ['Alt', 'ArrowDown'],
      does: 'Opens the calendar. In it arrows go by days and weeks, `PageDown` and `PageUp` by months.',
    },
    {
      keys: ['Enter'],
      does: 'In the calendar begins the period, then ends it. On a preset takes it and closes.',
    },
    { keys: ['Escape'], does: 'Closes the calendar; a period that was only begun is given up.' },
  ],
  screenReader: {
    ru: 'Период, группа. День, Начальная дата, Период, 10',
    uz: 'Davr, guruh. Kun, Boshlanish sanasi, Davr, 10',
    note: 'In the calendar screen readers hear how to begin and how to end. A preset is a button that says whether it is on.',
  },
  limits: [
    'Both ends are needed: there is no “from this day on”.',
    'A typed period may run over a day that may not be chosen: only its ends are looked at.',
    'It sets no longest period: the form checks that.',
    'One month is shown: a period over three of them is chosen by turning pages, or typed.',
    'It brings the calendar with it: keep it in pages that are loaded when needed.',
  ],
} satisfies ComponentDocs;
