import { Eye, Heart } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { StatTile, StatTiles } from './StatTile';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One figure with its name and how it changed; a few of them share one card.',
  props: { StatTile, StatTiles },
  whenToUse: [
    'Two to six figures at the top of a page that say how things go.',
    'As a switch: the pressed tile decides what the chart below renders.',
  ],
  whenNot: [
    { when: 'Numbers that lead to lists of work', instead: ['CountLinks'] },
    { when: 'Facts about one thing', instead: ['DefinitionList'] },
    { when: 'A share of a limit', instead: ['Meter'] },
    { when: 'The course in time', instead: ['LineChart'] },
    { when: 'A number at an icon', instead: ['Counter'] },
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
        text: '`StatTiles`: hairlines between tiles of at least 160 px.',
        at: '[role="group"]',
      },
      {
        name: 'Label',
        text: 'A noun with an optional icon; one line, cut with dots.',
        at: 'button > span',
      },
      {
        name: 'Figure',
        text: '26 px, as the page words it: «14 мин», «2,3 млн»; the `unit` of a sum stands small after it.',
        at: 'button > span:nth-child(2)',
      },
      {
        name: 'Change',
        text: 'Arrow, amount, and against what. Green is good, red is bad: with `isGood` a fall can be good.',
        at: 'button > span:nth-child(3)',
      },
      { name: 'Below', text: 'Room for a `Sparkline`. Optional.' },
    ],
  },
  states: {
    Default:
      'A plain tile, two that are pressed, and one that leads elsewhere. Less time to answer is good: green with a falling arrow.',
    Pressed: 'A soft ground and a line of accent: this tile drives the chart.',
    Same: 'No change is grey and says so in words.',
    Sum: 'The unit of a sum is small, and `hasOwnRow` gives it a row of its own on a phone, where seven digits do not fit beside another tile.',
    Loading: 'A `Skeleton` in place of the figure; the name is known already.',
    LongText: 'The name is cut, the figure breaks rather than leave the tile.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Say against what it changed.',
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
        text: 'A bare percentage.',
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
      dont: { text: 'Show 0 % for a period that has no past.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the tiles that can be pressed; plain ones are passed over.',
    },
    { keys: ['Enter'], does: 'Presses the tile, or follows it where it leads elsewhere.' },
    { keys: ['Space'], does: 'Presses a tile that drives a chart.' },
  ],
  screenReader: {
    ru: 'Показатели за 30 дней, группа. Просмотры 26 950 20 % к прошлым 30 дням',
    uz: '30 kunlik ko‘rsatkichlar, guruh. Ko‘rishlar 26 950 20 % o‘tgan 30 kunga nisbatan',
    note: 'A pressed tile is announced as pressed.',
  },
  limits: [
    'The direction is only in the arrow and the colour: write it into `text` where screen readers need it, as «рост 20 %».',
    'It calculates nothing: figure and change come as words.',
    'With `href` it is a link and `onPress` is not called.',
    'It knows nothing of loading: the page puts a `Skeleton` into `value` and `aria-busy` around.',
  ],
} satisfies ComponentDocs;
