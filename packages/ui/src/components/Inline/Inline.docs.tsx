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
  summary: 'Things in a row that wraps when there is no room.',
  props: { Inline },
  whenToUse: [
    'Buttons beside each other, badges after a title, an icon before a word.',
    'Two ends of one line: `justify="space-between"`.',
  ],
  whenNot: [
    { when: 'Below one another', instead: ['Stack'] },
    { when: 'Columns of one width', instead: ['Grid'] },
    { when: 'A bar above a list with search and filters', instead: ['FilterBar'] },
    { when: 'Image, name and actions', instead: ['RowList'] },
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
        text: 'Keeps its own width. The middles line up unless `align` says otherwise.',
        at: 'div > *',
      },
      {
        name: 'Gap',
        text: 'One step of the space scale, 8 px by default, also between wrapped lines.',
      },
    ],
  },
  states: {
    Default: 'Four words, of which the Uzbek one is the longest: it goes to the next line whole.',
  },
  pairs: [
    {
      do: {
        text: 'Let buttons wrap: Uzbek words run a third longer than Russian ones.',
        example: (
          <div style={{ width: 260 }}>
            <Inline gap={2}>{buttons}</Inline>
          </div>
        ),
      },
      dont: {
        text: 'Turn wrapping off around words that a translator writes.',
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
    note: 'It is silent: children are read in their order. With `as="ul"` they are a list.',
  },
  limits: [
    'A wrapped line begins at the start: `space-between` leaves a lone last child at the left.',
    'Children do not grow: a button over the whole width belongs into a `Stack`.',
    'A single child wider than the row is not cut; it has to shrink by itself.',
  ],
} satisfies ComponentDocs;
