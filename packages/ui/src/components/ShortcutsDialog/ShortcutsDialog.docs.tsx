import type { ComponentDocs } from '../../docs/component-docs';
import { ShortcutsDialog } from './ShortcutsDialog';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Lists what the keyboard can do on the screen that is open.',
  props: { ShortcutsDialog },
  whenToUse: ['Behind `?`, with the keys that the parts on screen have registered.'],
  whenNot: [
    { when: 'One key beside the button that it presses', instead: ['Tooltip'] },
    { when: 'Finding an action by its name', instead: ['CommandPalette'] },
  ],
  anatomy: {
    parts: [
      { name: 'Heading', text: 'Where the keys work. The nearest place first.' },
      { name: 'Action', text: 'What happens, from its verb. It wraps.' },
      {
        name: 'Keys',
        text: 'Each in a frame of its own; those of which any does it are parted by a word.',
      },
    ],
  },
  states: {
    Default: 'Two places, 560 px wide.',
    LongText: 'The action wraps, the keys stay at the right.',
    OnPhone: 'Fills the screen: for a tablet with a keyboard.',
  },
  stage: { width: 'half', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Let the hook that listens to a key also register it: the list is then never wrong.',
      },
      dont: { text: 'Keep a list by hand: it goes on to name keys that do nothing.' },
    },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Closes it; the focus goes back to where it was.' },
    { keys: ['Tab'], does: 'To the cross.' },
  ],
  screenReader: {
    ru: 'Клавиши, диалоговое окно. Взять на себя, A',
    uz: 'Tugmalar, muloqot oynasi. O‘zimga olish, A',
    note: 'Each place is a region with a list of terms.',
  },
  limits: [
    'It shows keys and presses none: listening to them is the page’s.',
    'Labels within a place must differ: they are the keys of the rows.',
  ],
} satisfies ComponentDocs;
