import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A small panel next to its button, with a few controls or a text about it.',
  props: { Popover },
  whenToUse: [
    'Use it for a filter with two fields and a button: a price from and to.',
    'Use it for an explanation longer than a sentence, or with a link.',
  ],
  whenNot: [
    {
      when: 'A list of actions',
      instead: ['Menu'],
      because: 'Screen readers announce its rows as actions, and arrow keys move between them.',
    },
    { when: 'A short explanation of a control', instead: ['Tooltip'] },
    {
      when: 'A form that must be completed or cancelled',
      instead: ['Dialog'],
      because: 'Clicking outside closes a popover, and unsaved input is lost.',
    },
    { when: 'Many filters', instead: ['Dialog'] },
    { when: 'One of many options', instead: ['Select', 'ComboBox'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Trigger',
        text: 'A `Button` or an `IconButton`. Screen readers announce that it opens a dialog and whether it is open.',
        at: '#storybook-root button',
      },
      {
        name: 'Panel',
        text: 'As wide as its content, up to 360 px, with 16 px of padding. 6 px from the trigger; it flips if there is no space.',
        at: '[role=dialog]',
      },
      {
        name: 'Content',
        text: 'Mounted while open. As a function it receives `close`, for an Apply button.',
        at: '[role=dialog] > *',
      },
    ],
  },
  states: {
    Default: 'Opened by a click. The panel is focused, before its first control.',
    LongText: 'Text wraps at 360 px; a panel higher than the screen scrolls.',
  },
  stage: { width: 'third', frame: 280 },
  pairs: [
    {
      do: {
        text: 'Show the current value on the trigger.',
        example: (
          <Popover trigger={<Button>Narxi: 100–300 mln so‘m</Button>} aria-label="Narxi">
            100 dan 300 mln so‘mgacha
          </Popover>
        ),
      },
      dont: {
        text: 'Hide that a value is set.',
        example: (
          <Popover trigger={<Button>Narxi</Button>} aria-label="Narxi, belgisiz">
            100 dan 300 mln so‘mgacha
          </Popover>
        ),
      },
    },
    {
      do: { text: 'Keep the content small enough to fit without scrolling.' },
      dont: { text: 'Open a popover from a popover.' },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On the trigger: opens it, as does `Space`.' },
    { keys: ['Tab'], does: 'Moves through the panel, and from the last control to the first.' },
    { keys: ['Escape'], does: 'Closes it. Focus returns to the trigger.' },
  ],
  screenReader: {
    ru: 'Цена, диалоговое окно',
    uz: 'Narxi, muloqot oynasi',
    note: 'The panel’s name is its `aria-label`. The page is hidden from screen readers while it is open.',
  },
  limits: [
    'It is uncontrolled: a page can open it initially (`defaultOpen`) and close it from inside, but not from outside.',
    'On a phone it is still a panel next to its button. For fields, use a `Dialog` there.',
  ],
} satisfies ComponentDocs;
