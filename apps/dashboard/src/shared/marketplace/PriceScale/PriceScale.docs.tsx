import type { ComponentDocs } from '@karvon/ui/docs';
import { PriceScale, type PriceScaleProps } from './PriceScale';

const format = (price: number) => `${String(price)} млн`;
const scale = (props: Partial<PriceScaleProps>) => (
  <PriceScale
    low={198}
    high={249}
    good={[209, 222]}
    highFrom={236}
    value={218}
    format={format}
    aria-label="218 млн, хорошая цена. Похожие от 198 до 249 млн"
    {...props}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A price between the lowest and the highest of similar cars.',
  props: { PriceScale },
  whenToUse: [
    'Use it next to the price field of a form: the mark moves as the user types.',
    'Use it on a detail page, to show why its price is good or high.',
  ],
  whenNot: [
    { when: 'Only the rating, on a card or in a row', instead: ['StatusBadge'] },
    { when: 'A share of a total or a limit', instead: ['Meter'] },
    { when: 'The history of a price', instead: ['LineChart'] },
    { when: 'The distribution of prices', instead: ['BarChart'] },
  ],
  anatomy: {
    example: scale({}),
    parts: [
      {
        name: 'Price',
        text: 'The text of `format`, above the mark. It stays within the bar.',
        at: '[role="img"] > div > div',
      },
      {
        name: 'Zones',
        text: 'Below good, good, above good, high: blue, green, grey, amber. A zone without width is left out.',
        at: '[data-zone="success"]',
      },
      {
        name: 'Mark',
        text: 'A 16 px accent ring. A price outside the range is at the end.',
        at: '[data-zone] ~ :not([data-zone])',
      },
      {
        name: 'Ends',
        text: 'The lowest and the highest price.',
        at: '[role="img"] > div:last-child',
      },
    ],
  },
  family: ['Default', 'Marks', 'TooDear'],
  states: {
    NoPrice: 'No price yet: the range without a mark.',
    Marks:
      'Other prices in the text colour: suggested ones above the bar, the market below. Labels that would overlap have their own line.',
    TooDear: 'Above the range: the mark is at the end and the text shows the real price.',
    OnePrice: 'All prices are equal: a grey bar with the mark in the middle, without ends.',
    Absurd: 'Invalid values give a grey bar. It is better not to render it.',
    LongText: 'The price is truncated at the width of the bar.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Use short numbers: millions are enough to compare.',
        example: scale({}),
      },
      dont: {
        text: 'Show every digit: at 288 px the ends wrap.',
        example: scale({
          format: (price) => `${String(price)} 000 000 сум по курсу Центрального банка`,
          'aria-label': 'Слишком длинные суммы',
        }),
      },
    },
    {
      do: { text: 'State the rating in `aria-label` and as text next to the bar.' },
      dont: { text: 'Rely on colours: blue and grey have no meaning of their own.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '218 млн, хорошая цена. Похожие от 198 до 249 млн, изображение',
    uz: '218 mln, yaxshi narx. O‘xshashlari 198 dan 249 mln gacha, rasm',
    note: 'The zones and ends are not announced: `aria-label` says everything in one sentence.',
  },
  limits: [
    'One price is in the accent colour. A phone has space for three more marks.',
    'The scale is linear: one very high price moves all others to the left. Leave it out of `high`.',
    'It announces no changes: put the rating next to it in a live region.',
  ],
} satisfies ComponentDocs;
