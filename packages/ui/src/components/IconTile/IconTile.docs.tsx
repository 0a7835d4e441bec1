import { Bell } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { IconTile } from './IconTile';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'An icon on a soft ground: the kind of a row, of a notification, of a figure.',
  props: { IconTile },
  whenToUse: [
    'Before the text of a notification.',
    'Before a figure of the work panel.',
    'Round and small in a ledger: what kind of entry it is.',
  ],
  whenNot: [
    { when: 'An icon in a line of text', instead: ['Icon'] },
    { when: 'It is pressed', instead: ['IconButton'] },
    { when: 'A status with its word', instead: ['StatusBadge'] },
  ],
  anatomy: {
    example: <IconTile icon={Bell} tone="info" size="lg" />,
    parts: [
      { name: 'Ground', text: '28, 36 or 44 px, in the soft colour of the tone.', at: 'span' },
      { name: 'Icon', text: '14 or 18 px, in the text colour of the tone.', at: 'svg' },
    ],
  },
  states: {
    Tones: 'A tone never says anything alone: the text beside it does.',
    Small: '28 px.',
    Large: '44 px.',
    Round: 'A disc: the kind of an entry in a ledger.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'One icon and tone for a kind, on every screen.' },
      dont: { text: 'Colour tiles to decorate.' },
    },
  ],
  keyboard: 'none',
  screenReader: { ru: 'Ничего: текст рядом.', uz: 'Hech narsa: matn yonida.' },
  limits: ['It has no name: what it means has to be in the text beside it.'],
} satisfies ComponentDocs;
