import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Children below one another, with one space between them.',
  props: { Stack },
  whenToUse: [
    'The cards of a page, the fields of a dialog, the lines of a card.',
    'A list whose look is something else: `as="ul"`.',
  ],
  whenNot: [
    { when: 'Beside one another', instead: ['Inline'] },
    { when: 'Columns', instead: ['Grid', 'Columns'] },
    { when: 'Padding, a ground or a border', instead: ['Box', 'Card'] },
    { when: 'The fields of a form’s section', instead: ['Card'] },
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
        text: 'As wide as the stack, unless `align` says otherwise. They have no margins of their own.',
        at: ':scope > div > *',
      },
      {
        name: 'Gap',
        text: 'A step of the space scale: 4 is 16 px. Between children only, never around.',
        at: ':scope > div > * + *',
      },
    ],
  },
  states: { Default: 'Gap 3: 12 px between four boxes.' },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'A small gap for what belongs together, a larger one around it.',
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
        text: 'The same gap everywhere: nothing belongs to anything.',
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
        text: 'Stack whole-width buttons on a phone, the action on top.',
        example: (
          <Stack gap={2}>
            <Button variant="primary" isFullWidth>
              Сохранить
            </Button>
            <Button isFullWidth>Отменить</Button>
          </Stack>
        ),
      },
      dont: { text: 'Leave a small button at `stretch` by accident: give `align="flex-start"`.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Отличное, Хорошее, Среднее: только содержимое, по порядку',
    uz: 'A’lo, Yaxshi, O‘rtacha: faqat ichidagilar, tartib bilan',
    note: 'As `ul` its children are a list only when each of them is an `li`.',
  },
  limits: [
    'One gap for all children: what stands closer goes into a stack of its own.',
    'The order on screen is the order in the page; it cannot be turned round on phones.',
    'Children that render nothing take no space, but an empty element does: it gets two gaps.',
  ],
} satisfies ComponentDocs;
