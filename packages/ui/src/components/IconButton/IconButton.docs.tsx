import { Ellipsis, EyeOff, Heart, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { IconButton } from './IconButton';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A button or link with an icon only. Its accessible name is shown as a tooltip.',
  props: { IconButton },
  whenToUse: [
    'Use it for an action with a well-known icon: more, close, back, remove, favourite.',
    'Use it in rows, cards and toolbars, where repeated labels would distract.',
    'Use it with `isToggled` for something that is on or off.',
    'Use it with `href` for a link: a phone number next to a name, a details page.',
  ],
  whenNot: [
    {
      when: 'There is room for a label',
      instead: ['Button'],
      because: 'An icon has to be guessed. A verb can be read.',
    },
    { when: 'It cannot be pressed', instead: ['Icon'] },
    { when: 'One of two or three views', instead: ['SegmentedControl'] },
    { when: 'A setting that takes effect immediately', instead: ['Switch'] },
  ],
  anatomy: {
    example: <IconButton variant="secondary" size="lg" icon={Ellipsis} aria-label="Ещё действия" />,
    parts: [
      {
        name: 'Container',
        text: '32, 40 or 48 px; 36, 44 or 52 px on touch. `ghost` has no background until it is hovered.',
        at: 'button',
      },
      {
        name: 'Icon',
        text: '18 px; 20 px at `lg`. A spinner replaces it while the action is pending.',
        at: 'svg',
      },
      {
        name: 'Tooltip',
        text: 'The `aria-label`, shown after 300 ms on hover and immediately on focus. Use `tooltip` for more: a shortcut, a reason.',
      },
    ],
  },
  states: {
    Secondary: 'With a border, where it is alone and must look like a button.',
    AsLink: 'A call: the name says who will be called, with the number.',
    AsLinkSecondary: 'With a border, where it is alone.',
    Toggled: 'On: a soft accent background. The name is the same in both states.',
    Disabled: 'A quiet variant has no grey background, which would make it too prominent.',
    Pending: 'A spinner replaces the icon. Presses are ignored.',
    LongText: 'The name can be long, since only the tooltip shows it.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Name the action and its object: twelve buttons named “Remove” cannot be distinguished by screen reader users.',
        example: (
          <IconButton
            icon={Trash2}
            variant="danger-ghost"
            aria-label="Tracker e’lonini o‘chirish"
          />
        ),
        announced: 'Tracker e’lonini o‘chirish, tugma',
      },
      dont: {
        text: 'Name the icon.',
        example: <IconButton icon={Trash2} variant="danger-ghost" aria-label="Savat" />,
        announced: 'Savat, tugma',
      },
    },
    {
      do: {
        text: 'Keep the name of a toggle button. `isToggled` announces the state.',
        example: (
          <Inline gap={2}>
            <IconButton icon={Heart} aria-label="В избранное" isToggled />
            <IconButton icon={Heart} aria-label="В избранное" isToggled={false} />
          </Inline>
        ),
      },
      dont: {
        text: 'Use an unfamiliar icon for a rare action. Use a label.',
        example: (
          <Inline gap={2}>
            <IconButton icon={EyeOff} variant="secondary" aria-label="Снять с показа" />
            <Button icon={EyeOff}>Снять с показа</Button>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to it and opens the tooltip. A disabled button is skipped.',
    },
    { keys: ['Enter'], does: 'Activates it, toggles it or opens the link.' },
    { keys: ['Space'], does: 'The same on key up, for buttons only.' },
    { keys: ['Escape'], does: 'Closes the tooltip. Focus stays.' },
  ],
  screenReader: {
    ru: 'Ещё действия, кнопка',
    uz: 'Boshqa amallar, tugma',
    note: 'With `isToggled`: “pressed” or “not pressed”. While pending it is announced as busy. In a `Menu`, screen readers announce that it opens a menu.',
  },
  limits: [
    'A link cannot be disabled: leave it out where there is no page to open. It does not announce that a new tab opens.',
    'A disabled button shows no tooltip and has no `disabledReason`. Use `Button` where a user would ask why.',
    'The tooltip is not shown on touch.',
    'It has no count. The bell of `TopBar` renders its own dot.',
  ],
} satisfies ComponentDocs;
