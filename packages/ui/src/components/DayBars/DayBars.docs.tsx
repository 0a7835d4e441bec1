import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../Grid/Grid';
import { DayBars } from './DayBars';

const bars = [40, 52, 61, 48, 80, 120, 104, 94, 71, 66, 58, 90, 101, 87].map((value, day) => ({
  id: String(day),
  value,
  title: `${String(day + 5)} ноября: ${String(value)}`,
}));

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A small bar chart by day, without axes: a trend of two weeks at a glance.',
  props: { DayBars },
  whenToUse: [
    'Use it above a table with the same data: views of one car, spending of one campaign.',
  ],
  whenNot: [
    { when: 'Reading values, comparing periods', instead: ['LineChart'] },
    { when: 'Groups that are not days', instead: ['BarChart'] },
    { when: 'A trend inside a row', instead: ['Sparkline'] },
  ],
  anatomy: {
    example: (
      <DayBars
        aria-label="Просмотры с 5 по 18 ноября, образец"
        bars={bars}
        from="5 ноября"
        to="18 ноября"
      />
    ),
    parts: [
      {
        name: 'Bar',
        text: 'One day; the highest is 96 px. A day with zero is a 1 px line.',
        at: '[aria-hidden] span span',
      },
      {
        name: 'Column',
        text: 'Responds to hover over its full height and shows the text of the day.',
        at: '[aria-hidden] span',
      },
      {
        name: 'Ends',
        text: 'The first and the last date.',
        at: '[aria-hidden] + [aria-hidden]',
      },
    ],
  },
  states: {
    Default: 'Heights are relative to the highest day.',
    Nothing: 'Zero on every day: a line.',
    OneDay: 'One bar over the full width. Show text instead.',
  },
  pairs: [
    {
      do: {
        text: 'Put the summary in the label: period and total.',
        example: (
          <DayBars
            aria-label="5–18-noyabr ko‘rishlari, jami 1 072"
            bars={bars}
            from="5-noyabr"
            to="18-noyabr"
          />
        ),
        announced: '5–18-noyabr ko‘rishlari, jami 1 072, rasm',
      },
      dont: {
        text: 'Put two side by side to compare them: each has its own scale.',
        example: (
          <Grid columns={2} gap={4}>
            <DayBars
              aria-label="Birinchi haftaning ko‘rishlari"
              bars={bars.slice(0, 7)}
              from="5-noyabr"
              to="11-noyabr"
            />
            <DayBars
              aria-label="Ikkinchi haftaning ko‘rishlari"
              bars={bars.slice(7).map((bar) => ({ ...bar, value: bar.value / 4 }))}
              from="12-noyabr"
              to="18-noyabr"
            />
          </Grid>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Просмотры с 5 по 18 ноября, изображение',
    uz: '5–18-noyabr ko‘rishlari, rasm',
    note: 'Only the label is announced. The values are in the table below, which is required.',
  },
  limits: [
    'The value of a day is shown on hover only, not on touch or with the keyboard. That is why it needs a table.',
    'A missing day looks like zero; a negative value is shown as zero.',
    'With more than about 60 days, bars do not fit on a phone.',
    'There is no axis, so values cannot be read from it.',
  ],
} satisfies ComponentDocs;
