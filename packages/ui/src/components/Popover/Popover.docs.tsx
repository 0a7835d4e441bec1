import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A small panel beside its button, for a few controls or words about that button.',
  props: { Popover },
  whenToUse: [
    'A filter that needs two fields and a button: a price from and to.',
    'An explanation with more than a sentence, or with a link in it.',
  ],
  whenNot: [
    {
      when: 'A list of actions',
      instead: ['Menu'],
      because: 'Screen readers announce its rows as actions, and arrows walk through them.',
    },
    { when: 'A sentence about a control', instead: ['Tooltip'] },
    {
      when: 'A form that must be finished or given up',
      instead: ['Dialog'],
      because: 'One press beside a popover closes it and what was typed is gone.',
    },
    { when: 'Many filters', instead: ['Dialog'] },
    { when: 'One of many answers', instead: ['Select', 'ComboBox'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Trigger',
        text: 'A `Button` or an `IconButton`. It tells screen readers that it opens a window and whether it is open.',
      },
      {
        name: 'Panel',
        text: 'As wide as its content, 360 px at most, with 16 px around. 6 px from the trigger; it turns to the other side where there is no room.',
      },
      {
        name: 'Content',
        text: 'Mounted while open. As a function it is given `close`, for a button that applies.',
      },
    ],
  },
  states: {
    Default: 'Opened by a press. The focus stands on the panel, before its first control.',
    LongText: 'Words wrap at 360 px; a panel higher than the screen scrolls in itself.',
  },
  stage: { width: 'third', frame: 280 },
  pairs: [
    {
      do: {
        text: 'Say on the trigger what is set in the panel, for it is out of view.',
        example: (
          <Popover trigger={<Button>Narxi: 100–300 mln so‘m</Button>} aria-label="Narxi">
            100 dan 300 mln so‘mgacha
          </Popover>
        ),
      },
      dont: {
        text: 'Let a closed panel hide that something is set.',
        example: (
          <Popover trigger={<Button>Narxi</Button>} aria-label="Narxi, belgisiz">
            100 dan 300 mln so‘mgacha
          </Popover>
        ),
      },
    },
    {
      do: { text: 'Keep it to what fits beside the button without scrolling.' },
      dont: { text: 'Open a popover from a popover.' },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On the trigger: opens, as `Space` does.' },
    { keys: ['Tab'], does: 'Moves through the panel and, after its last stop, to the first.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to the trigger.' },
  ],
  screenReader: {
    ru: 'Цена, диалоговое окно',
    uz: 'Narxi, muloqot oynasi',
    note: 'The panel’s name is its `aria-label`. The page around it is hidden from screen readers while it is open.',
  },
  limits: [
    'It holds its own openness: a page can open it at the start (`defaultOpen`) and close it from inside, but not from outside.',
    'On a phone it stays a panel beside its button. Where it holds fields, use a `Dialog` there.',
  ],
} satisfies ComponentDocs;
