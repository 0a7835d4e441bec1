import { Bell } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { IconTile } from './IconTile';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'An icon on a soft background: the kind of a row, of a notification or of a figure.',
  props: { IconTile },
  whenToUse: [
    'Use it before the text of a notification.',
    'Use it before a figure of the work panel.',
    'Use it round and small in a ledger, to show the kind of entry.',
  ],
  whenNot: [
    { when: 'An icon in a line of text', instead: ['Icon'] },
    { when: 'It can be clicked', instead: ['IconButton'] },
    { when: 'A status with text', instead: ['StatusBadge'] },
  ],
  anatomy: {
    example: <IconTile icon={Bell} tone="info" size="lg" />,
    parts: [
      { name: 'Container', text: '28, 36 or 44 px, in the soft colour of the tone.', at: 'span' },
      { name: 'Icon', text: '14 or 18 px, in the text colour of the tone.', at: 'svg' },
    ],
  },
  states: {
    Tones: 'The tone alone has no meaning; the text next to it does.',
    Small: '28 px.',
    Large: '44 px.',
    Round: 'A circle: the kind of a ledger entry.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'Use one icon and tone per kind, on every screen.' },
      dont: { text: 'Use colours for decoration.' },
    },
  ],
  keyboard: 'none',
  screenReader: { ru: 'Ничего: текст рядом.', uz: 'Hech narsa: matn yonida.' },
  limits: ['It has no accessible name: the text next to it must have the meaning.'],
} satisfies ComponentDocs;
