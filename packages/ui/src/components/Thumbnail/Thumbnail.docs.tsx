import { carPhoto } from '../../testing/car-photo';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Thumbnail } from './Thumbnail';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A small photo in a row, a cell of a table or a result of a search.',
  props: { Thumbnail },
  whenToUse: ['Beside the name of a car: rows, tables, the palette.'],
  whenNot: [
    { when: 'The photo is what is chosen by', instead: ['MediaCard', 'CoverImage'] },
    { when: 'A person', instead: ['Avatar'] },
    { when: 'A kind, not a thing', instead: ['IconTile'] },
  ],
  anatomy: {
    example: <Thumbnail src={carPhoto} size="lg" />,
    parts: [{ name: 'Photo', text: '8:5, cropped. An icon where it is missing.', at: 'span' }],
  },
  states: {
    Small: '48 px: dense tables.',
    Large: '96 px: the car of a drawer.',
    Stacked: 'The edges of others behind it: a row that folds several cars.',
    Faded: 'The car is deleted: its row stays in a report.',
    WithoutImage: 'An icon of what it would show.',
    BrokenImage: 'The same where the photo does not load.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Leave `alt` empty where the name is beside it.',
        example: (
          <Inline>
            <Thumbnail src={carPhoto} /> Cobalt, 2024
          </Inline>
        ),
      },
      dont: { text: 'Use it alone in a column: nobody knows a white Cobalt by 56 px.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ничего: название рядом.',
    uz: 'Hech narsa: nomi yonida.',
  },
  limits: ['It is not pressed and opens no viewer: that is a `Gallery`.'],
} satisfies ComponentDocs;
