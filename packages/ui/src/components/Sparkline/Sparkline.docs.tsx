import { Eye } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { StatTile, StatTiles } from '../StatTile/StatTile';
import { Sparkline } from './Sparkline';

const values = [9, 12, 8, 14, 13, 18, 16, 22];

export const docs = {
  status: 'beta',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The course of a figure in a short line without axes, beside the figure itself.',
  props: { Sparkline },
  whenToUse: ['In a `StatTile` or a cell of a table: is it rising, falling, uneven?'],
  whenNot: [
    { when: 'Values that are to be read', instead: ['LineChart'] },
    { when: 'Days that are compared', instead: ['DayBars', 'BarChart'] },
    { when: 'A share', instead: ['Meter'] },
    { when: 'Only how much it changed', instead: ['StatTile'] },
  ],
  anatomy: {
    example: (
      <Sparkline values={values} aria-label="9 dan 22 gacha o‘smoqda" width={192} height={56} />
    ),
    parts: [
      {
        name: 'Line',
        text: '1.75 px. The lowest value at the bottom, the highest on top.',
        at: 'path',
      },
      { name: 'Dot', text: 'The newest value.', at: 'circle' },
    ],
  },
  states: {
    Default: '96 × 28 px.',
    Falling: '`danger` is for what is bad, not for what falls.',
    Constant: 'A line through the middle.',
    OnePoint: 'A dot at the right end.',
    Empty: 'Nothing is rendered; the room stays, so that tiles stay equal.',
    Gaps: 'Missing days are stepped over: the line goes straight from one to the next.',
    InATile: 'Where it belongs.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Beside its figure.',
        example: (
          <StatTiles aria-label="Ko‘rsatkich">
            <StatTile icon={Eye} label="Ko‘rishlar" value="26 950">
              <Sparkline values={values} />
            </StatTile>
          </StatTiles>
        ),
      },
      dont: {
        text: 'Alone: how much is it?',
        example: <Sparkline values={values} aria-label="Yolg‘iz chiziq" />,
      },
    },
    {
      do: { text: 'Say the course in `aria-label` where the figure’s change does not.' },
      dont: { text: 'Compare two of them: each has a scale of its own.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Растёт с 9 до 22, изображение',
    uz: '9 dan 22 gacha o‘smoqda, rasm',
    note: 'Without `aria-label` it is hidden: then the words beside it must say all.',
  },
  limits: [
    'It begins at the lowest value and not at zero: a change of one per cent fills the height too.',
    'No values on hover, and no table.',
    'A gap looks like a straight line.',
    'Its size is in pixels and does not follow its place.',
  ],
} satisfies ComponentDocs;
