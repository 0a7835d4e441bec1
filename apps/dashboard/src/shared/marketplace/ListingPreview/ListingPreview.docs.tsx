import type { ComponentDocs } from '@karvon/ui/docs';
import { Badge } from '@karvon/ui/Badge';
import { ListingPreview } from './ListingPreview';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'What buyers will see in their list, next to the form.',
  props: { ListingPreview },
  whenToUse: [
    'Use it next to a long form: it changes with every field and shows what each field is for.',
    'Set `lang` to show the Uzbek text of a listing that is edited in Russian.',
  ],
  whenNot: [
    {
      when: 'An item of the user’s own list, with its status and actions',
      instead: ['MediaCard'],
      because: 'A preview cannot be clicked or selected.',
    },
    { when: 'A short reminder of the object of a page', instead: ['RowList'] },
    { when: 'How complete the form is', instead: ['CompletenessDial'] },
    { when: 'All facts, to check before submitting', instead: ['DefinitionList'] },
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
        text: '2:1, cropped towards the lower half, as in `MediaCard`. Missing or broken: an illustration.',
        at: 'div > div > div:first-child',
      },
      {
        name: 'Title',
        text: 'A level 3 heading. Long words break.',
        at: 'h3',
      },
      { name: 'Specs', text: 'One line of facts, separated by dots.', at: 'h3 + p' },
      {
        name: 'Price',
        text: '18 px, tabular figures; the other currency next to it, small.',
        at: 'strong',
      },
      { name: 'Badges', text: 'In a row that wraps.', at: 'div:has(> strong) + div' },
      { name: 'Place', text: 'With a pin icon. Left out while it is unknown.', at: 'p:last-child' },
    ],
  },
  states: {
    Empty: 'An empty form: an illustration, a dash, and a text that there is no price.',
    BrokenImage: 'The same illustration as without a cover.',
    LongText: 'Text wraps and is not truncated, so that users see when a title is too long.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say what is missing, where it is missing.',
        example: (
          <ListingPreview title="Marka va model" specs="—" priceNote="Narx ko‘rsatilmagan" />
        ),
      },
      dont: {
        text: 'Fill gaps with sample data: users think that it is their own.',
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
    note: 'The cover is decorative. Changes are not announced, because they happen with each key press.',
  },
  limits: [
    'Screen readers announce the number of photos without a label, unlike in `MediaCard`.',
    'It shows the full title: the real list may truncate it.',
    'The title has level 3, which cannot be changed.',
    'The placeholder is a car unless `placeholderIcon` is set.',
  ],
} satisfies ComponentDocs;
