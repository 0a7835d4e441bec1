import { Eye, Heart } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { StatTile, StatTiles } from './StatTile';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A value with its name and its change. Several share one card.',
  props: { StatTile, StatTiles },
  whenToUse: [
    'Use two to six at the top of a page, for its key figures.',
    'Use it as a toggle: the pressed tile selects what the chart below shows.',
  ],
  whenNot: [
    { when: 'Counts that link to tasks', instead: ['CountLinks'] },
    { when: 'Facts about one object', instead: ['DefinitionList'] },
    { when: 'A share of a limit', instead: ['Meter'] },
    { when: 'A trend over time', instead: ['LineChart'] },
    { when: 'A count on an icon', instead: ['Badge'] },
  ],
  anatomy: {
    example: (
      <StatTiles aria-label="30 kunlik ko‘rsatkichlar">
        <StatTile
          label="Ko‘rishlar"
          value="26 950"
          icon={Eye}
          isPressed
          onPress={nothing}
          change={{ direction: 'up', text: '20 %', note: 'o‘tgan 30 kunga nisbatan' }}
        />
        <StatTile label="Sevimlilarda" value="1 204" icon={Heart} onPress={nothing} />
      </StatTiles>
    ),
    parts: [
      {
        name: 'Card',
        text: '`StatTiles`: lines between tiles of at least 160 px.',
        at: '[role="group"]',
      },
      {
        name: 'Label',
        text: 'A noun with an optional icon; one line, truncated.',
        at: 'button > span',
      },
      {
        name: 'Value',
        text: '26 px, smaller where the tile is too narrow for it; formatted by the page: «14 мин», «2,3 млн»; the `unit` of an amount is small.',
        at: 'button > span:nth-child(2)',
      },
      {
        name: 'Change',
        text: 'An arrow, the amount, and the period it is compared with. Green is good, red is bad: with `isGood` a fall can be good.',
        at: 'button > span:nth-child(3)',
      },
      { name: 'Below', text: 'Space for a short chart. Optional.' },
      {
        name: 'Footer',
        text: '`StatTiles`: the sum by which the values can be checked. Optional.',
      },
    ],
  },
  family: ['Default', 'Same', 'Sum', 'Marked'],
  states: {
    Default:
      'A plain tile, two toggles, and a link. A shorter response time is good: green with an arrow down.',
    Pressed: 'A soft background and an accent line: this tile controls the chart.',
    Same: 'No change is grey, with a text.',
    Marked:
      'The icon on its colour, and the value above the label: for tiles that count work and lead to it.',
    Sum: 'The unit of an amount is small. On a phone `hasOwnRow` gives the tile its own row, because seven digits do not fit in half of the width.',
    Loading: 'A `Skeleton` replaces the value; the name is shown.',
    NineDigits: 'Seven tiles side by side: nine digits stay on one line, with the unit below them.',
    Footer: 'What the values add up to, in the footer of the card.',
    LongText: 'The name wraps; a value of a trillion breaks.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Say which period it is compared with.',
        example: (
          <StatTiles aria-label="To‘liq">
            <StatTile
              label="Qo‘ng‘iroqlar"
              value="318"
              change={{ direction: 'down', text: '3 %', note: 'o‘tgan 30 kunga nisbatan' }}
            />
          </StatTiles>
        ),
      },
      dont: {
        text: 'Show only a percentage.',
        example: (
          <StatTiles aria-label="Chala">
            <StatTile
              label="Qo‘ng‘iroqlar"
              value="318"
              change={{ direction: 'down', text: '3 %' }}
            />
          </StatTiles>
        ),
      },
    },
    {
      do: { text: 'Leave `change` out while there is nothing to compare with.' },
      dont: { text: 'Show 0% for a period without a previous one.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the tiles that can be pressed; plain ones are skipped.',
    },
    { keys: ['Enter'], does: 'Presses the tile, or follows its link.' },
    { keys: ['Space'], does: 'Presses a tile that controls a chart.' },
  ],
  screenReader: {
    ru: 'Показатели за 30 дней, группа. Просмотры 26 950 на 20 % больше к прошлым 30 дням',
    uz: '30 kunlik ko‘rsatkichlar, guruh. Ko‘rishlar 26 950 20 % ko‘p o‘tgan 30 kunga nisbatan',
    note: 'A pressed tile is announced as pressed.',
  },
  limits: [
    'The direction is shown only by arrow and colour: say it in `label` of the change, or in its `text`: «на 20 % больше».',
    'It calculates nothing: the value and change are strings.',
    'With `href` it is a link and `onPress` is not called.',
    'It has no loading state: put a `Skeleton` in `value` and set `aria-busy` on the container.',
  ],
} satisfies ComponentDocs;
