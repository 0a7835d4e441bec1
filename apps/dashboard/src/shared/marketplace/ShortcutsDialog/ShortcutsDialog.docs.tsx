import type { ComponentDocs } from '@karvon/ui/docs';
import { ShortcutsDialog } from './ShortcutsDialog';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Lists the keyboard shortcuts of the current screen.',
  props: { ShortcutsDialog },
  whenToUse: [
    'Open it with `?`. It shows the shortcuts that the components on screen have registered.',
  ],
  whenNot: [
    { when: 'One shortcut, next to its button', instead: ['Tooltip'] },
    { when: 'Finding an action by name', instead: ['CommandPalette'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Heading',
        text: 'Where the shortcuts work. The closest context is first.',
        at: 'h3',
      },
      { name: 'Action', text: 'What the shortcut does, starting with a verb. It wraps.', at: 'dt' },
      {
        name: 'Shortcut',
        text: 'Each key has its own frame; alternatives are separated by a word.',
        at: 'dd',
      },
    ],
  },
  states: {
    Default: 'Two contexts, 560 px wide.',
    LongText: 'The action wraps; the keys stay on the right.',
    OnPhone: 'Full screen: for a tablet with a keyboard.',
  },
  stage: { width: 'half', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Register a shortcut in the hook that handles it, so that the list is always correct.',
      },
      dont: { text: 'Maintain a list by hand: it soon shows shortcuts that do nothing.' },
    },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Closes it; focus returns to where it was.' },
    { keys: ['Tab'], does: 'Moves to the Close button.' },
  ],
  screenReader: {
    ru: 'Клавиши, диалоговое окно. Взять на себя, A',
    uz: 'Tugmalar, muloqot oynasi. O‘zimga olish, A',
    note: 'Each context is a region with a list of terms.',
  },
  limits: [
    'It only shows shortcuts: the page handles them.',
    'Labels in one context must be unique: they are the keys of the rows.',
  ],
} satisfies ComponentDocs;
