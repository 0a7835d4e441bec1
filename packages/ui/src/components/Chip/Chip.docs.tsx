import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Chip } from './Chip';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A filter that is on, in words. One press takes it away.',
  props: { Chip },
  whenToUse: [
    'In `chips` of a `FilterBar`, one for each filter that narrows the list, the hidden ones too.',
  ],
  whenNot: [
    { when: 'A mark that cannot be pressed', instead: ['Badge'] },
    {
      when: 'Turning a filter on',
      instead: ['SegmentedControl', 'Select', 'Checkbox'],
      because: 'A chip is there only while it is on.',
    },
    { when: 'A ready answer in a chat', instead: ['Composer'] },
    { when: 'A count of each kind', instead: ['CountLinks'] },
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
        text: '28 px high, 36 on touch. The whole of it is one button.',
        at: 'button',
      },
      {
        name: 'Text',
        text: 'Name of the filter and its value. Too long, they end in dots.',
        at: 'button span',
      },
      { name: 'Cross', text: 'Says what a press does; no button of its own.', at: 'svg' },
    ],
  },
  states: {
    Default: 'Soft accent: it is something that acts.',
    LongText: 'Never wider than its row.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Name the filter and the value.',
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
        text: 'Show bare values: 2021 of what?',
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
    { keys: ['Enter'], does: 'Takes the filter away.' },
    { keys: ['Space'], does: 'The same.' },
  ],
  screenReader: {
    ru: 'Убрать: Год: от 2021, кнопка',
    uz: 'Olib tashlash: Yil: 2021 dan, tugma',
    note: 'The name is `aria-label`; it must contain the words that are seen, for those who speak to their device.',
  },
  limits: [
    'Delete and Backspace do not take it away.',
    'The full words of a cut chip are in its name only, not in a tooltip.',
    'It has no disabled state: a filter that cannot be taken away is no chip.',
  ],
} satisfies ComponentDocs;
