import type { ComponentDocs } from '../../docs/component-docs';
import { DateRangePicker } from './DateRangePicker';

const nothing = () => undefined;
const week = { start: '2026-11-14', end: '2026-11-20' };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for a period, with presets next to the calendar.',
  props: { DateRangePicker },
  whenToUse: [
    'Use it for the period of statistics or the run of a campaign.',
    'Use `presets` for what most users want: 7 days, 30 days, the quarter.',
  ],
  whenNot: [
    { when: 'One date', instead: ['DatePicker'] },
    { when: 'A few fixed periods only', instead: ['SegmentedControl'] },
    {
      when: 'A range of numbers',
      instead: ['NumberField', 'MoneyField'],
      because: 'Use two fields side by side.',
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
        name: 'Dates',
        text: 'Each has three segments, with a dash between the dates. Both belong to the period.',
        at: '[role="spinbutton"]',
      },
      {
        name: 'Button',
        text: 'Opens the calendar; on a phone it is a sheet at the bottom.',
        at: 'button',
      },
      { name: 'Message', text: 'The hint or the error message.', at: '[slot="description"]' },
      {
        name: 'Presets',
        text: 'To the left of the calendar, on a phone above it. Clicking one selects it and closes the calendar.',
      },
      {
        name: 'Calendar',
        text: 'Solid ends, a soft middle. The first click starts the period, the second ends it.',
      },
    ],
  },
  states: {
    Empty: 'No period: the page shows all data, or asks for one.',
    Open: 'Presets and one month.',
    OpenDark: 'The same in dark theme.',
    NoPresets: 'Only the calendar.',
    InUzbek: 'The names of months and weekdays are our own.',
    Presets: 'A preset was selected: the field shows its dates, and the calendar is closed.',
    Invalid: 'The form’s error message replaces the field’s own.',
    ReadOnly: 'Both dates on a sunken background: the segments can be focused but not changed.',
    LongText: 'Long presets make their column wider.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Offer the usual periods as presets, everything else in the calendar.',
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
        text: 'Use a calendar for three fixed periods: a `SegmentedControl` needs one click.',
      },
    },
    {
      do: { text: 'Name the period in the text next to the chart too: «к прошлым 30 дням».' },
      dont: { text: 'Compare an incomplete week with a full one.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through three segments of each date, then to the button.' },
    { keys: ['0–9'], does: 'Types into the segment and moves to the next when it is full.' },
    { keys: ['ArrowUp'], does: 'Increases the value; `ArrowDown` decreases it.' },
    {
      keys: ['Alt', 'ArrowDown'],
      does: 'Opens the calendar. In it, arrow keys move by days and weeks, `PageDown` and `PageUp` by months.',
    },
    {
      keys: ['Enter'],
      does: 'In the calendar: starts the period, then ends it. On a preset: selects it and closes.',
    },
    { keys: ['Escape'], does: 'Closes the calendar; an unfinished period is discarded.' },
  ],
  screenReader: {
    ru: 'Период, группа. День, Начальная дата, Период, 10',
    uz: 'Davr, guruh. Kun, Boshlanish sanasi, Davr, 10',
    note: 'In the calendar, screen readers announce how to start and end the period. A preset is a toggle button.',
  },
  limits: [
    'Both dates are needed: there is no “from this day on”.',
    "While a part of them is missing the value is `''`: the form must not send it, nor take it for an empty one.",
    'A typed period may include unavailable dates: only its ends are checked.',
    'There is no maximum length: the form checks that.',
    'One month is shown: for a period over three months, change the month or type.',
    'The calendar is in the same chunk: use it in lazy routes.',
  ],
} satisfies ComponentDocs;
