import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Chip } from './Chip';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'An active filter. Clicking it removes the filter.',
  props: { Chip },
  whenToUse: [
    'Use it in `chips` of a `FilterBar`: one for each active filter, including the ones in the drawer.',
  ],
  whenNot: [
    { when: 'A mark that cannot be clicked', instead: ['Badge'] },
    {
      when: 'Turning a filter on',
      instead: ['SegmentedControl', 'Select', 'Checkbox'],
      because: 'A chip is shown only while its filter is active.',
    },
    { when: 'A quick reply in a chat', instead: ['Composer'] },
    { when: 'A count per category', instead: ['CountLinks'] },
  ],
  anatomy: {
    example: (
      <Chip aria-label="Убрать: Год: от 2021, образец" onRemove={nothing}>
        Год: от 2021
      </Chip>
    ),
    parts: [
      {
        name: 'Chip',
        text: '28 px high, 36 px on touch. The full chip is one button.',
        at: 'button',
      },
      {
        name: 'Text',
        text: 'The name of the filter and its value. Long text is truncated.',
        at: 'button span',
      },
      {
        name: 'Close icon',
        text: 'Shows that clicking removes the chip. It is not a separate button.',
        at: 'svg',
      },
    ],
  },
  states: {
    Default: 'Soft accent colours, because it is interactive.',
    LongText: 'Never wider than its row.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Show the name of the filter and its value.',
        example: (
          <Inline gap={2}>
            <Chip aria-label="Olib tashlash: Yil: 2021 dan" onRemove={nothing}>
              Yil: 2021 dan
            </Chip>
            <Chip aria-label="Olib tashlash: Narx: 200 mln gacha" onRemove={nothing}>
              Narx: 200 mln gacha
            </Chip>
          </Inline>
        ),
      },
      dont: {
        text: 'Show a value without its name: 2021 of what?',
        example: (
          <Inline gap={2}>
            <Chip aria-label="Olib tashlash: 2021" onRemove={nothing}>
              2021
            </Chip>
            <Chip aria-label="Olib tashlash: 200" onRemove={nothing}>
              200
            </Chip>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from chip to chip.' },
    { keys: ['Enter'], does: 'Removes the filter.' },
    { keys: ['Space'], does: 'Removes the filter.' },
  ],
  screenReader: {
    ru: 'Убрать: Год: от 2021, кнопка',
    uz: 'Olib tashlash: Yil: 2021 dan, tugma',
    note: 'The name is `aria-label`. It must contain the visible text, for users of voice control.',
  },
  limits: [
    'Delete and Backspace do not remove it.',
    'The full text of a truncated chip is only in its accessible name, not in a tooltip.',
    'It has no disabled state: do not use a chip for a filter that cannot be removed.',
  ],
} satisfies ComponentDocs;
