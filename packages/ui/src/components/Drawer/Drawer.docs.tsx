import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Drawer } from './Drawer';

export const docs = {
  status: 'ready',
  summary:
    'A sheet from the right, 480 px wide: all filters, a quick look, while the page stays in view.',
  props: { Drawer },
  whenToUse: [
    'All filters of a list, with the number of hits on the button.',
    'The context of a chat where there is no room for a third pane.',
  ],
  whenNot: [
    { when: 'A short form or a choice', instead: ['Dialog'] },
    { when: 'A question', instead: ['ConfirmDialog'] },
    { when: 'A few choices on a phone', instead: ['BottomSheet'] },
    { when: 'Something to read beside the page all the time', instead: ['Panes', 'Split'] },
    { when: 'A long form', instead: ['Page'], because: 'It deserves an address.' },
  ],
  anatomy: {
    parts: [
      {
        name: 'Scrim',
        text: 'Covers the page. A press on it closes, unless `isDismissable` is off.',
      },
      { name: 'Sheet', text: 'As high as the window; the whole screen on a phone.' },
      { name: 'Title and cross', text: 'Stay while the body scrolls. The title names the window.' },
      { name: 'Body', text: 'Scrolls; the page below does not.' },
      {
        name: 'Footer',
        text: 'Stays. The quiet way first, the deed last; on a phone they share the width.',
      },
    ],
  },
  states: {
    Default: 'Filters: resetting is quiet, showing is loud and says how many.',
    WithoutFooter: 'A quick look: nothing to decide.',
    OnPhone: 'The whole screen, from the right.',
    LongText: 'The title wraps beside the cross.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: {
        text: 'Say on the button what it will show.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button variant="ghost">Tozalash</Button>
            <Button variant="primary">131 tasini ko‘rsatish</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Leave people to find out that nothing matches.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yopish</Button>
            <Button variant="primary">Qo‘llash</Button>
          </Inline>
        ),
      },
    },
    {
      do: {
        text: 'Keep half-chosen filters in the page: closing and opening again must not lose them.',
      },
      dont: { text: 'Open a drawer from a drawer. Replace the content.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the sheet and, after its last stop, to the first again.',
    },
    { keys: ['Shift', 'Tab'], does: 'The same backwards.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to what opened it.' },
  ],
  reader: {
    ru: 'Фильтры, диалоговое окно',
    uz: 'Filtrlar, muloqot oynasi',
    note: 'Though the page is seen beside it, it is hidden from readers while the drawer is open.',
  },
  limits: [
    'The page beside it cannot be used: it is a window, not a pane.',
    'It cannot be widened, and a finger cannot push it away.',
    'The content is mounted anew at each opening.',
    'A `Dialog` opens above it; a second `Drawer` would cover the first.',
  ],
} satisfies ComponentDocs;
