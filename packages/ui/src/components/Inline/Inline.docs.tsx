import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Inline } from './Inline';

const buttons = (
  <>
    <Button>Qoralamaga saqlash</Button>
    <Button variant="primary">E’lonni joylashtirish</Button>
  </>
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Elements in a row that wraps.',
  props: { Inline },
  whenToUse: [
    'Use it for buttons side by side, badges after a title, an icon before text.',
    'Use `justify="space-between"` for two ends of one line.',
  ],
  whenNot: [
    { when: 'Elements in a column', instead: ['Stack'] },
    { when: 'Columns of one width', instead: ['Grid'] },
    { when: 'A bar with search and filters above a list', instead: ['FilterBar'] },
    { when: 'An image, a name and actions', instead: ['RowList'] },
  ],
  anatomy: {
    example: (
      <Inline gap={2}>
        <Badge>обмен</Badge>
        <Badge>рассрочка</Badge>
        <Badge>торг</Badge>
      </Inline>
    ),
    parts: [
      {
        name: 'Child',
        text: 'Keeps its own width. Children are centred vertically unless `align` is set.',
        at: 'div > *',
      },
      {
        name: 'Gap',
        text: 'One step of the space scale, 8 px by default, also between wrapped lines.',
      },
    ],
  },
  states: {
    Default: 'Four elements; the longest, Uzbek one wraps to the next line.',
  },
  pairs: [
    {
      do: {
        text: 'Let buttons wrap: Uzbek text is about a third longer than Russian.',
        example: (
          <div style={{ width: 260 }}>
            <Inline gap={2}>{buttons}</Inline>
          </div>
        ),
      },
      dont: {
        text: 'Turn wrapping off for text that is translated.',
        example: (
          <div style={{ width: 260, overflow: 'hidden' }}>
            <Inline gap={2} isWrapping={false}>
              {buttons}
            </Inline>
          </div>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Отличное; Хорошее; Среднее',
    uz: 'A’lo; Yaxshi; O‘rtacha',
    note: 'The row is not announced; children are read in order. With `as="ul"` they are a list.',
  },
  limits: [
    'A wrapped line starts on the left, also with `space-between`.',
    'Children do not grow: use a `Stack` for a full-width button.',
    'A single child wider than the row is not cut off; it has to shrink itself.',
  ],
} satisfies ComponentDocs;
