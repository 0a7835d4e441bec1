import type { ComponentDocs } from '../../docs/component-docs';
import { DefinitionList } from './DefinitionList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Facts about one thing: a name at the left, its value at the right.',
  props: { DefinitionList },
  whenToUse: [
    'What is known about a car, a campaign, a showroom: short facts that are read, not edited.',
  ],
  whenNot: [
    { when: 'The same facts about several things', instead: ['Table'] },
    { when: 'Facts that are filled in', instead: ['Columns', 'TextField'] },
    { when: 'Figures that lead the page', instead: ['StatTile'] },
    { when: 'What happened when', instead: ['Timeline'] },
  ],
  anatomy: {
    example: (
      <DefinitionList
        items={[
          { term: 'Пробег', detail: '24 500 км' },
          { term: 'Двигатель', detail: '1.2 л, 132 л.с.' },
        ]}
      />
    ),
    parts: [
      { name: 'Row', text: 'A hairline below each but the last.', at: 'dl > div' },
      { name: 'Term', text: 'Muted, two fifths of the width. It wraps.', at: 'dt' },
      { name: 'Value', text: 'Three fifths. A link or a `StatusBadge` may stand here.', at: 'dd' },
    ],
  },
  states: {
    Default: 'A VIN is not known here: its row is left out.',
    Empty: 'No rows, no height. Show an `EmptyState` where that matters.',
    LongText: 'Both sides wrap within their width.',
  },
  pairs: [
    {
      do: {
        text: 'Give the value with its unit, and leave out what is not known.',
        example: (
          <DefinitionList
            items={[
              { term: 'Probeg', detail: '24 500 km' },
              { term: 'VIN', detail: '' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Fill the gap with a dash: five dashes look like five answers.',
        example: (
          <DefinitionList
            items={[
              { term: 'Probeg, km', detail: '24 500' },
              { term: 'VIN', detail: '—' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Пробег, 24 500 км',
    uz: 'Probeg, 24 500 km',
    note: 'A list of terms: some screen readers say how many pairs there are and can go from term to term.',
  },
  limits: [
    'Terms must differ: they are the keys of the rows.',
    'One column at every width. For two put two lists into a `Grid`.',
    'The number 0 is a value and is shown; empty text, `null` and `false` are not.',
  ],
} satisfies ComponentDocs;
