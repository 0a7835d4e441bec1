import { Eye } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { StatTile, StatTiles } from '../StatTile/StatTile';
import { Sparkline } from './Sparkline';

const values = [9, 12, 8, 14, 13, 18, 16, 22];

export const docs = {
  status: 'beta',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The trend of a value in a short line without axes, next to the value.',
  props: { Sparkline },
  whenToUse: ['Use it in a `StatTile` or a table cell: is the value rising, falling, uneven?'],
  whenNot: [
    { when: 'Values that are read', instead: ['LineChart'] },
    { when: 'Comparing days', instead: ['DayBars', 'BarChart'] },
    { when: 'A share', instead: ['Meter'] },
    { when: 'Only the change', instead: ['StatTile'] },
  ],
  anatomy: {
    example: (
      <Sparkline values={values} aria-label="9 dan 22 gacha o‘smoqda" width={192} height={56} />
    ),
    parts: [
      {
        name: 'Line',
        text: '1.75 px. The lowest value is at the bottom, the highest at the top.',
        at: 'path',
      },
      { name: 'Dot', text: 'The latest value.', at: 'circle' },
    ],
  },
  states: {
    Default: '96 × 28 px.',
    Falling: '`danger` is for a bad trend, not for every fall.',
    Constant: 'A line in the middle.',
    OnePoint: 'A dot on the right.',
    Empty: 'Nothing is rendered; the space stays, so that tiles have the same height.',
    Gaps: 'Missing days are skipped with a straight line.',
    InATile: 'In a tile.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Put it next to its value.',
        example: (
          <StatTiles aria-label="Ko‘rsatkich">
            <StatTile icon={Eye} label="Ko‘rishlar" value="26 950">
              <Sparkline values={values} />
            </StatTile>
          </StatTiles>
        ),
      },
      dont: {
        text: 'Use it alone: the amount is unknown.',
        example: <Sparkline values={values} aria-label="Yolg‘iz chiziq" />,
      },
    },
    {
      do: { text: 'Describe the trend in `aria-label`, if the change of the value does not.' },
      dont: { text: 'Compare two of them: each has its own scale.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Растёт с 9 до 22, изображение',
    uz: '9 dan 22 gacha o‘smoqda, rasm',
    note: 'Without `aria-label` it is hidden: the text next to it must be enough.',
  },
  limits: [
    'The scale starts at the lowest value, not at zero: a change of 1% also fills the height.',
    'No values on hover, and no table.',
    'A gap looks like a straight line.',
    'Its size is in pixels and does not adapt.',
  ],
} satisfies ComponentDocs;
