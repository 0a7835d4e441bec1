import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Elements in a column, with equal space between them.',
  props: { Stack },
  whenToUse: [
    'Use it for the cards of a page, the fields of a dialog, the lines of a card.',
    'Use `as="ul"` for a list.',
  ],
  whenNot: [
    { when: 'Elements in a row', instead: ['Inline'] },
    { when: 'Columns', instead: ['Grid', 'Columns'] },
    { when: 'Padding, a background or a border', instead: ['Box', 'Card'] },
    { when: 'The fields of a form section', instead: ['Card'] },
  ],
  anatomy: {
    example: (
      <Stack gap={3}>
        <Card>Chevrolet Cobalt, 2024</Card>
        <Card>Chevrolet Tracker, 2023</Card>
      </Stack>
    ),
    parts: [
      {
        name: 'Children',
        text: 'As wide as the stack, unless `align` is set. They have no margins.',
        at: ':scope > div > *',
      },
      {
        name: 'Gap',
        text: 'A step of the space scale: 4 is 16 px. Only between children.',
        at: ':scope > div > * + *',
      },
    ],
  },
  states: { Default: 'Gap 3: 12 px between four boxes.' },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Use a small gap inside groups, and a larger one between them.',
        example: (
          <Stack gap={5}>
            <Stack gap={1}>
              <Text weight="medium">Narxi</Text>
              <Text tone="muted">219 000 000 so‘m</Text>
            </Stack>
            <Stack gap={1}>
              <Text weight="medium">Probegi</Text>
              <Text tone="muted">24 500 km</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        text: 'Use the same gap everywhere: no groups are visible.',
        example: (
          <Stack gap={3}>
            <Text weight="medium">Narxi</Text>
            <Text tone="muted">219 000 000 so‘m</Text>
            <Text weight="medium">Probegi</Text>
            <Text tone="muted">24 500 km</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Stack full-width buttons on a phone, the action on top.',
        example: (
          <Stack gap={2}>
            <Button variant="primary" isFullWidth>
              Сохранить
            </Button>
            <Button isFullWidth>Отменить</Button>
          </Stack>
        ),
      },
      dont: { text: 'Let a small button stretch: set `align="flex-start"`.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Отличное, Хорошее, Среднее: только содержимое, по порядку',
    uz: 'A’lo, Yaxshi, O‘rtacha: faqat ichidagilar, tartib bilan',
    note: 'With `ul` the children are a list only if each is an `li`.',
  },
  limits: [
    'One gap for all children: put closer ones in their own stack.',
    'The order on screen is the order in the page; it cannot be reversed on phones.',
    'Children that render nothing take no space, but an empty element gets two gaps.',
  ],
} satisfies ComponentDocs;
