import type { ComponentDocs } from '../../docs/component-docs';
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
  summary: 'Where a price stands between the cheapest and the dearest of its like.',
  props: { PriceScale },
  whenToUse: [
    'Beside the price field of a form: the mark moves while a user types.',
    'On the page of one thing, to show why its price is called good or high.',
  ],
  whenNot: [
    { when: 'The verdict alone, on a card or in a row', instead: ['StatusBadge'] },
    { when: 'A share of a whole or of a limit', instead: ['Meter'] },
    { when: 'How a price moved in time', instead: ['LineChart', 'Sparkline'] },
    { when: 'How many things cost how much', instead: ['BarChart'] },
  ],
  anatomy: {
    example: scale({}),
    parts: [
      {
        name: 'Price',
        text: 'The words of `format`, over the mark. At an end it stays within the bar.',
        at: '[role="img"] > div > div',
      },
      {
        name: 'Zones',
        text: 'Below good, good, above it, high: blue, green, grey, amber. One without width is left out.',
        at: '[data-zone="success"]',
      },
      {
        name: 'Mark',
        text: 'A ring of 16 px in accent. A price outside the market stands at the end.',
        at: '[data-zone] ~ :not([data-zone])',
      },
      {
        name: 'Ends',
        text: 'The lowest and the highest price.',
        at: '[role="img"] > div:last-child',
      },
    ],
  },
  states: {
    NoPrice: 'No price yet: the market stands there without a mark.',
    Marks:
      'Other prices in ink: what people named above the bar, the market below. Words that would meet take a line of their own.',
    TooDear: 'Dearer than all: the mark stops at the end and the words say the true price.',
    OnePrice: 'All cost the same: a grey bar, the mark in its middle, no ends.',
    Absurd: 'Figures that are none give a grey bar. Better do not render it at all.',
    LongText: 'The price is cut with dots at the width of the bar.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Short figures: millions are enough to compare.',
        example: scale({}),
      },
      dont: {
        text: 'Every digit: at 288 px the ends wrap and nothing is compared.',
        example: scale({
          format: (price) => `${String(price)} 000 000 сум по курсу Центрального банка`,
          'aria-label': 'Слишком длинные суммы',
        }),
      },
    },
    {
      do: { text: 'Say the verdict in `aria-label` and beside the bar in words.' },
      dont: { text: 'Trust the colours: blue and grey say nothing by themselves.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '218 млн, хорошая цена. Похожие от 198 до 249 млн, изображение',
    uz: '218 mln, yaxshi narx. O‘xshashlari 198 dan 249 mln gacha, rasm',
    note: 'The zones and the ends are not read by themselves: the one sentence of `aria-label` says all.',
  },
  limits: [
    'One price is in accent. Three further marks are as many as a phone has room for.',
    'The bar is linear: one very dear car presses all others to the left. Cut such out of `high`.',
    'It tells of no change: a reader who types hears the new verdict only from words that stand in a live region.',
  ],
} satisfies ComponentDocs;
