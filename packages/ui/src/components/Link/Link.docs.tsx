import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { Link } from './Link';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Words that lead to another page or place.',
  props: { Link },
  whenToUse: [
    'A name that leads to the thing itself, in a row or a sentence.',
    'A word inside a sentence that does something small: without `href` it is pressed, not followed.',
  ],
  whenNot: [
    { when: 'The action of a form, a card or a window', instead: ['Button'] },
    { when: 'The main way on, as loud as a button', instead: ['LinkButton'] },
    { when: 'Only an image fits', instead: ['IconButton'] },
    { when: 'The way back through levels', instead: ['Breadcrumbs'] },
    { when: 'Parts of one screen', instead: ['Tabs', 'SectionNav'] },
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
        text: 'In the accent and a little bolder, or quiet, in the colour around. Underlined on hover; at rest where `isUnderlined`.',
        at: 'a',
      },
    ],
  },
  states: {
    Default: 'Stands alone, so the colour is enough.',
    Quiet: 'The title of a row or card: it is bold already and everybody presses it.',
    Disabled: 'Grey, not focused, no address. Leave it out where you can.',
    LongText: 'Wraps like the text around it; the line below the words wraps with them.',
    InText: 'Underlined: inside a sentence colour alone would mark it.',
  },
  pairs: [
    {
      do: {
        text: 'Say where it leads, so that it is understood out of its sentence.',
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
      do: { text: 'Give every page an `href`, so that it opens in a new tab too.' },
      dont: { text: 'Send people to a page by `onPress` alone.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it. A disabled one is passed over.' },
    { keys: ['Enter'], does: 'Follows it, or does its action.' },
  ],
  screenReader: {
    ru: 'Предложите модель, ссылка',
    uz: 'Model taklif qiling, havola',
    note: 'Without `href` it is still announced as a link. `aria-current` adds “current page”.',
  },
  limits: [
    'Without `href` it is read as a link though it leads nowhere: keep that for small actions inside sentences, such as “try again”.',
    'It wraps like text, and its target is only as high as its line: alone on a phone use `LinkButton`.',
    'Nothing marks a link that opens a new tab.',
  ],
} satisfies ComponentDocs;
