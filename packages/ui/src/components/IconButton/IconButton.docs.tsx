import { Ellipsis, EyeOff, Heart, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { IconButton } from './IconButton';

export const docs = {
  status: 'ready',
  summary: 'A button or a link that is only an icon. Its name is its tooltip.',
  props: { IconButton },
  whenToUse: [
    'An action whose image everybody knows: more, close, back, remove, favourite.',
    'Rows, cards and bars, where a word on every line would be noise.',
    'Something on or off, with `isToggled`.',
    'A phone number beside a name, the page of a thing: a link, with `href`.',
  ],
  whenNot: [
    {
      when: 'There is room for a word',
      instead: ['Button', 'LinkButton'],
      because: 'An image is guessed, a verb is read.',
    },
    { when: 'It cannot be pressed', instead: ['Icon'] },
    { when: 'One of two or three views', instead: ['SegmentedControl'] },
    { when: 'A setting that applies at once', instead: ['Switch'] },
  ],
  anatomy: {
    example: <IconButton variant="secondary" size="lg" icon={Ellipsis} aria-label="Ещё действия" />,
    parts: [
      {
        name: 'Square',
        text: '32, 40 or 48 px; 36, 44, 52 on touch. `ghost` has no ground until it is hovered.',
        at: 'button',
      },
      { name: 'Icon', text: '18 px, 20 at `lg`. While work is under way a spinner.', at: 'svg' },
      {
        name: 'Tooltip',
        text: 'The `aria-label`, after 300 ms under the pointer, at once on focus. `tooltip` says more: a key, a reason.',
      },
    ],
  },
  states: {
    Secondary: 'With a border: where it stands alone and must look pressable.',
    AsLink: 'A call: the name says whom, with the number that will be called.',
    AsLinkSecondary: 'With a border, where it is alone.',
    Toggled: 'On: a soft ground of the accent. The name stays the same in both states.',
    Disabled: 'A quiet one has no grey ground: it would be louder than its neighbours.',
    Pending: 'The spinner takes the place of the image; presses are ignored.',
    LongText: 'The name is as long as it must be: only the tooltip shows it.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Name the action and the thing: twelve “Remove” in a list are all the same to a reader.',
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
        text: 'Name the image.',
        example: <IconButton icon={Trash2} variant="danger-ghost" aria-label="Savat" />,
        announced: 'Savat, tugma',
      },
    },
    {
      do: {
        text: 'Keep the name of a toggle; `isToggled` says the state.',
        example: (
          <Inline gap={2}>
            <IconButton icon={Heart} aria-label="В избранное" isToggled />
            <IconButton icon={Heart} aria-label="В избранное" isToggled={false} />
          </Inline>
        ),
      },
      dont: {
        text: 'Hide a rare action behind an image nobody knows. Write it.',
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
    { keys: ['Tab'], does: 'Moves to it and shows the tooltip. A disabled one is passed over.' },
    { keys: ['Enter'], does: 'Presses it, switches it or follows the link.' },
    { keys: ['Space'], does: 'The same, when the key comes up; a link does not answer.' },
    { keys: ['Escape'], does: 'Hides the tooltip; the focus stays.' },
  ],
  screenReader: {
    ru: 'Ещё действия, кнопка',
    uz: 'Boshqa amallar, tugma',
    note: 'With `isToggled`: “pressed” or “not pressed”. While pending: busy. In a `Menu`: that a menu opens.',
  },
  limits: [
    'A link cannot be disabled: where there is nowhere to go, leave it out. It does not say that a new tab opens.',
    'A disabled one shows no tooltip and has no `disabledReason`: where a user would ask why, use `Button`.',
    'Touch gets no tooltip at all.',
    'It carries no count; the bell of `TopBar` renders its own dot.',
  ],
} satisfies ComponentDocs;
