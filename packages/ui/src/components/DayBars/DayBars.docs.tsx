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
  summary: 'A small chart of a figure by day, without axes: the shape of two weeks at a glance.',
  props: { DayBars },
  whenToUse: ['Above a table with the same rows: views of one car, spending of one campaign.'],
  whenNot: [
    { when: 'Reading values, comparing periods', instead: ['LineChart'] },
    { when: 'Groups that are no days', instead: ['BarChart'] },
    { when: 'A trend inside a row', instead: ['Sparkline'] },
    { when: 'Steps with losses between', instead: ['Funnel'] },
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
        text: 'One day; the highest is 96 px. A day without any is a line of 1 px.',
        at: '[aria-hidden] span span',
      },
      {
        name: 'Column',
        text: 'Takes the pointer over its whole height and shows the day’s words.',
        at: '[aria-hidden] span',
      },
      {
        name: 'Ends',
        text: 'The first and the last day in words.',
        at: '[aria-hidden] + [aria-hidden]',
      },
    ],
  },
  states: {
    Default: 'Heights are shares of the highest day.',
    Nothing: 'Nothing on any day: a line.',
    OneDay: 'One bar over the full width. Show words instead.',
  },
  pairs: [
    {
      do: {
        text: 'Put the whole of it into the label: period and sum.',
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
        text: 'Set two side by side to compare them: each has a scale of its own.',
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
    note: 'Only the label. The figures are in the table that has to stand beneath.',
  },
  limits: [
    'The figure of a day is shown to a pointer only, neither to touch nor to keys: hence the table.',
    'A missing day and a day of zero look alike; what is below zero is rendered as zero.',
    'Beyond about 60 days a phone has no room for the bars.',
    'There is no axis: nobody can read a value from it.',
  ],
} satisfies ComponentDocs;
