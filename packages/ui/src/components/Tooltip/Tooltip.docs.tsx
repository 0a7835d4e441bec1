import { Archive } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A short text next to a control, shown on hover and on focus.',
  props: { Tooltip },
  whenToUse: [
    'Use it to say why a button is disabled, with the same text as its `disabledReason`.',
    'Use it for the keyboard shortcut of the control.',
    'Use it for the full text of a truncated name.',
  ],
  whenNot: [
    {
      when: 'Anything needed to work',
      instead: ['Banner', 'TextField'],
      because: 'Tooltips are not shown on touch.',
    },
    { when: 'An icon’s name', instead: ['IconButton'], because: 'It has its own tooltip.' },
    { when: 'Links, buttons or several sentences', instead: ['Popover'] },
    { when: 'An action is done', instead: ['Toast'] },
  ],
  anatomy: {
    story: 'WithKeys',
    parts: [
      {
        name: 'Control',
        text: 'One `Button` or link of this package. The tooltip is its description.',
        at: '#storybook-root button',
      },
      {
        name: 'Bubble',
        text: 'Inverse colours, 12 px text, at most 280 px wide, 6 px from the control. It moves to the other side where there is no room and stays on the screen.',
        at: '[role=tooltip]',
      },
      { name: 'Keys', text: 'Muted, after the text. Optional.', at: '[role=tooltip] > span' },
    ],
  },
  states: {
    Default:
      'Opens after 300 ms on hover and immediately on focus, above the control by default. The pointer can move onto it.',
    Right: 'For a collapsed sidebar.',
    WithKeys: 'The keys are announced too.',
    LongText: 'Wraps at 280 px. Keep it to two lines.',
  },
  stage: { width: 'third', frame: 160 },
  pairs: [
    {
      do: {
        text: 'Add what the control does not say.',
        example: (
          <Tooltip content="Xaridorlar ko‘rmaydi, istalgan kuni qaytarasiz">
            <Button icon={Archive}>Arxivga</Button>
          </Tooltip>
        ),
      },
      dont: {
        text: 'Repeat the label.',
        example: (
          <Tooltip content="Arxivga olish">
            <Button icon={Archive}>Arxivga olish</Button>
          </Tooltip>
        ),
      },
    },
    {
      do: { text: 'Set `disabledReason` on a disabled button, so that it can be focused.' },
      dont: { text: 'Put a tooltip on a button with `isDisabled`: it cannot be focused.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moving focus to the control opens the tooltip. Moving it away closes the tooltip.',
    },
    { keys: ['Escape'], does: 'Closes the tooltip. Focus stays.' },
  ],
  screenReader: {
    ru: 'Наведите, кнопка, Сообщения',
    uz: 'Ko‘rsating, tugma, Xabarlar',
    note: 'The text is the control’s description, after its name and role. It is not its name.',
  },
  limits: [
    'Not shown on touch.',
    'While the pointer is over the tooltip, what it covers cannot be clicked. `Escape` closes it.',
    'It closes on scroll.',
    'Its child must be focusable: plain text and a `Badge` cannot have a tooltip.',
  ],
} satisfies ComponentDocs;
