import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { ListingPreview } from './ListingPreview';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'What others will see in their list, beside the form that it is made of.',
  props: { ListingPreview },
  whenToUse: [
    'The rail of a long form: it changes with every field and shows why the field is asked for.',
    'With `lang` set, to show the Uzbek words of a thing that is edited in Russian.',
  ],
  whenNot: [
    {
      when: 'A thing of one’s own list, with its state and what to do',
      instead: ['MediaCard'],
      because: 'A preview can neither be pressed nor chosen.',
    },
    { when: 'A reminder of the thing a page is about', instead: ['RowList'] },
    { when: 'How full the form is', instead: ['CompletenessDial'] },
    { when: 'All facts to check before sending', instead: ['DefinitionList'] },
  ],
  anatomy: {
    example: (
      <div style={{ maxWidth: 320 }}>
        <ListingPreview
          title="Chevrolet Tracker, 2023"
          specs="24 000 км · автомат · бензин"
          price="219 000 000 сум"
          priceNote="≈ 17 300 $"
          badges={<Badge tone="success">хорошая цена</Badge>}
          place="Ташкент, Чиланзар"
        />
      </div>
    ),
    parts: [
      {
        name: 'Cover',
        text: '2:1, cut to fill towards the lower half, as in `MediaCard`. Missing or broken: a drawing.',
        at: 'div > div > div:first-child',
      },
      {
        name: 'Title',
        text: 'Heading of level 3. Breaks anywhere rather than overflow.',
        at: 'h3',
      },
      { name: 'Specs', text: 'One line of facts, parted by dots.', at: 'h3 + p' },
      {
        name: 'Price',
        text: '18 px, figures of one width; the other currency beside it, small.',
        at: 'strong',
      },
      { name: 'Badges', text: 'In a row that wraps.', at: 'div:has(> strong) + div' },
      { name: 'Place', text: 'With a pin. Left out while it is not known.', at: 'p:last-child' },
    ],
  },
  states: {
    Empty: 'A form not begun: a drawing, a dash, and in the price’s place that there is none.',
    BrokenImage: 'The same drawing as without a cover.',
    LongText: 'Words wrap; nothing is cut off, so that a title that is too long is seen to be.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say what is missing in its own place.',
        example: (
          <ListingPreview title="Marka va model" specs="—" priceNote="Narx ko‘rsatilmagan" />
        ),
      },
      dont: {
        text: 'Fill gaps with samples: people believe that they have typed them.',
        example: (
          <ListingPreview title="Chevrolet Cobalt" specs="100 000 km" price="120 000 000 so‘m" />
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Chevrolet Tracker, 2023, заголовок уровня 3; 24 000 км · автомат · 1,2 л · бензин; 219 000 000 сум',
    uz: 'Chevrolet Tracker, 2023, 3-darajali sarlavha; 24 000 km · avtomat · 1,2 l · benzin; 219 000 000 so‘m',
    note: 'The cover is decorative. Changes are not announced: they follow each key that is pressed.',
  },
  limits: [
    'The number of photos is a bare number to screen readers: it has no words for it, as `MediaCard` has.',
    'It shows what it is given: whether the real list cuts a long title, it does not know.',
    'The title’s level is 3 and cannot be changed.',
    'The placeholder is a car unless `placeholderIcon` says otherwise.',
  ],
} satisfies ComponentDocs;
