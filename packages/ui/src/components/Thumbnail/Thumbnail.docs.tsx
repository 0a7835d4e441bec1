import { carPhoto } from '../../testing/car-photo';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Thumbnail } from './Thumbnail';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A small photo in a row, a table cell or a search result.',
  props: { Thumbnail },
  whenToUse: ['Use it next to the name of a car: in rows, tables and search results.'],
  whenNot: [
    { when: 'The photo is what users choose by', instead: ['MediaCard', 'CoverImage'] },
    { when: 'A user', instead: ['Avatar'] },
    { when: 'A category', instead: ['Icon'] },
  ],
  anatomy: {
    example: <Thumbnail src={carPhoto} size="lg" />,
    parts: [{ name: 'Photo', text: '8:5, cropped. An icon if there is none.', at: 'span' }],
  },
  states: {
    Small: '48 px, for dense tables.',
    Large: '96 px, for the car of a drawer.',
    Stacked: 'The edges of other photos behind it, for a row that groups several cars.',
    Faded: 'The car is deleted, but still in a report.',
    WithoutImage: 'An icon of the kind of object.',
    BrokenImage: 'The same icon if the photo does not load.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Leave `alt` empty where the name is next to it.',
        example: (
          <Inline>
            <Thumbnail src={carPhoto} /> Cobalt, 2024
          </Inline>
        ),
      },
      dont: { text: 'Use it alone in a column: a white Cobalt is not recognisable at 56 px.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ничего: название рядом.',
    uz: 'Hech narsa: nomi yonida.',
  },
  limits: ['It cannot be clicked and opens no viewer: use a `Gallery`.'],
} satisfies ComponentDocs;
