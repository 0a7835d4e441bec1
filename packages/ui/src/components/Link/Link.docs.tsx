import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { Link } from './Link';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Text that leads to another page or place.',
  props: { Link },
  whenToUse: [
    'Use it for a name that leads to its object, in a row or a sentence.',
    'Use it without `href` for a small action inside a sentence.',
  ],
  whenNot: [
    { when: 'The action of a form, a card or a dialog', instead: ['Button'] },
    { when: 'The main next step', instead: ['Button'], because: 'With `href` it is a link.' },
    { when: 'Only an icon fits', instead: ['IconButton'] },
    { when: 'The path of the page', instead: ['Breadcrumbs'] },
    { when: 'Views of one screen', instead: ['Tabs', 'SectionNav'] },
  ],
  anatomy: {
    example: (
      <Text as="p" tone="muted">
        Не нашли в каталоге?{' '}
        <Link href="#propose" isUnderlined>
          Предложите модель
        </Link>
      </Text>
    ),
    parts: [
      {
        name: 'Text',
        text: 'In the accent colour and medium weight, or, if quiet, in the colour of the text. Underlined on hover, or always with `isUnderlined`.',
        at: 'a',
      },
    ],
  },
  states: {
    Default: 'Not in a sentence, so the colour is enough.',
    Quiet:
      'The title of a row or card, which is already bold. In a `Table`, `isStretched` makes the complete row its hit area.',
    Disabled: 'Grey, not focusable, without an address. Avoid it if you can.',
    LongText: 'Wraps like text, and so does the underline.',
    InText: 'Underlined, because colour alone is not enough in a sentence.',
  },
  pairs: [
    {
      do: {
        text: 'Say where it leads, so that it makes sense out of context.',
        example: (
          <Text>
            <Link href="#rules" isUnderlined>
              E’lon qoidalari
            </Link>{' '}
            bilan tanishing
          </Text>
        ),
      },
      dont: {
        text: 'Link the word “here”: screen readers list links without their sentences.',
        example: (
          <Text>
            Qoidalar bilan{' '}
            <Link href="#here" isUnderlined>
              bu yerda
            </Link>{' '}
            tanishing
          </Text>
        ),
      },
    },
    {
      do: { text: 'Set `href` for every page, so that it can be opened in a new tab.' },
      dont: { text: 'Open a page with `onPress` alone.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it. A disabled link is skipped.' },
    { keys: ['Enter'], does: 'Follows it, or runs its action.' },
  ],
  screenReader: {
    ru: 'Предложите модель, ссылка',
    uz: 'Model taklif qiling, havola',
    note: 'Without `href` it is still announced as a link. `aria-current` adds “current page”.',
  },
  limits: [
    'Without `href` it is announced as a link although it leads nowhere: use that only for small actions in sentences, such as “try again”.',
    'Its target is only as high as its line: on a phone, use a `Button` with `href` when it is not in a sentence.',
    'It does not show that it opens a new tab.',
  ],
} satisfies ComponentDocs;
