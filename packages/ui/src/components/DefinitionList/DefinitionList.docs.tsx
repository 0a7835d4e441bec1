import type { ComponentDocs } from '../../docs/component-docs';
import { DefinitionList } from './DefinitionList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Facts about one object: the name on the left, the value on the right.',
  props: { DefinitionList },
  whenToUse: ['Use it for short read-only facts about a car, a campaign or a showroom.'],
  whenNot: [
    { when: 'The same facts about several objects', instead: ['Table'] },
    { when: 'Facts that can be edited', instead: ['Columns', 'TextField'] },
    { when: 'The main figures of a page', instead: ['StatTile'] },
    { when: 'A history of events', instead: ['Timeline'] },
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
      { name: 'Row', text: 'A border below each except the last.', at: 'dl > div' },
      { name: 'Term', text: 'Muted, three sevenths of the width. It wraps.', at: 'dt' },
      {
        name: 'Value',
        text: 'The rest of the width. It can be a link or a `StatusBadge`.',
        at: 'dd',
      },
    ],
  },
  states: {
    Default: 'The VIN is unknown: its row is left out.',
    Empty: 'No rows, no height. Show an `EmptyState` where that matters.',
    LongText: 'Both columns wrap.',
  },
  pairs: [
    {
      do: {
        text: 'Show the value with its unit, and leave out unknown facts.',
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
        text: 'Fill gaps with dashes: they look like values.',
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
    note: 'A list of terms: some screen readers announce the number of pairs and can move between terms.',
  },
  limits: [
    'Terms must be unique: they are the keys of the rows.',
    'One column at every width. For two columns, put two lists in a `Grid`.',
    'The number 0 is shown; an empty string, `null` and `false` are not.',
  ],
} satisfies ComponentDocs;
