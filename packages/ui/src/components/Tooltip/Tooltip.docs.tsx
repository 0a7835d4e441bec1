import { Archive } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

export const docs = {
  status: 'ready',
  summary: 'A few words beside a control while the pointer rests on it or it has the focus.',
  props: { Tooltip },
  whenToUse: [
    'Why a button cannot be pressed: the same words as its `disabledReason`.',
    'Keys that do the same.',
    'The whole of a name that a control cuts.',
  ],
  whenNot: [
    {
      when: 'Anything needed to work',
      instead: ['Note', 'TextField'],
      because: 'Touch never see a tooltip.',
    },
    { when: 'An icon’s name', instead: ['IconButton'], because: 'It brings its own.' },
    { when: 'Links, buttons or several sentences', instead: ['Popover'] },
    { when: 'An action is done', instead: ['Toast'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Control',
        text: 'One `Button` or link of this package. It is described by the words.',
      },
      {
        name: 'Bubble',
        text: 'Inverse, 12 px, 280 px wide at most, 6 px away. On the other side where there is no room, and never off the screen.',
      },
      { name: 'Keys', text: 'Muted, after the words. Optional.' },
    ],
  },
  states: {
    Default:
      'After 300 ms under a pointer, at once on focus. Above unless told otherwise. The pointer can go on to the words.',
    Right: 'For a collapsed sidebar.',
    WithKeys: 'The keys are read too.',
    LongText: 'Wraps at 280 px. Two lines are already much.',
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
      do: { text: 'Give a disabled button `disabledReason`, so that it can be focused.' },
      dont: { text: 'Put a tooltip on `isDisabled`: keys never reach it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the control: shows the words at once. Away from it: hides them.' },
    { keys: ['Escape'], does: 'Hides them; the focus stays.' },
  ],
  screenReader: {
    ru: 'Наведите, кнопка, Сообщения',
    uz: 'Ko‘rsating, tugma, Xabarlar',
    note: 'The words are the control’s description, after its name and role. They are not its name.',
  },
  limits: [
    'Not shown on touch.',
    'While the pointer rests on the bubble, what it covers cannot be pressed; `Escape` hides it.',
    'Scrolling anything closes it.',
    'Its child must take the focus: plain text and a `Badge` cannot have one.',
  ],
} satisfies ComponentDocs;
