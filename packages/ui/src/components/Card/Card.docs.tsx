import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Divider } from '../Divider/Divider';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A bordered surface for one subject, with or without a title.',
  props: { Card },
  whenToUse: [
    'Use it for one subject among several on a page: the price, the photos, the chart of views.',
    'Use `size="lg"` for a section of a long form. With an `id`, a `SectionNav` links to it.',
    'Use `padding="none"` around content that reaches the edges: a `Table`, an image.',
  ],
  whenNot: [
    { when: 'Fields that most users do not need', instead: ['Disclosure'] },
    { when: 'A car in a grid', instead: ['MediaCard'] },
    { when: 'A showroom', instead: ['PlaceCard'] },
    {
      when: 'One figure',
      instead: ['StatTile'],
      because: 'Figures share one card, separated by lines.',
    },
    { when: 'A background inside a card', instead: ['Box'], because: 'Do not nest cards.' },
  ],
  anatomy: {
    example: (
      <Card
        title="Цена и условия"
        description="Покупатели видят обе валюты"
        action={<Button size="sm">Изменить</Button>}
      >
        <Text>219 000 000 сум</Text>
      </Card>
    ),
    parts: [
      { name: 'Surface', text: 'A border and 12 px corners, no shadow.', at: 'section' },
      {
        name: 'Title',
        text: '16 px, semibold. It makes the card a named region; `level` is its heading level.',
        at: 'h2',
      },
      { name: 'Description', text: 'One muted line below the title.', at: 'h2 + p' },
      { name: 'Label', text: 'Next to the title: a count, or that the section is optional.' },
      { name: 'Action', text: 'One small button or link on the right.', at: 'button' },
      { name: 'Content', text: '20 px from the edge, 16 px on a phone.' },
    ],
  },
  states: {
    Default: 'Without a title it is a plain container, not a region.',
    WithTitle: 'The action is centred vertically next to the title and description.',
    Section:
      'A section of a long form: 24 px of padding, 16 px on a phone, and an 18 px title that `SectionNav` uses too.',
    Selected: 'A 2 px accent border. The content does not move.',
    LongText: 'The title wraps; the action keeps its width.',
  },
  pairs: [
    {
      do: {
        text: 'Separate content inside a card with a line.',
        example: (
          <Card title="Karvon Chilonzor, manzil">
            <Stack gap={3}>
              <Text>19-kvartal, 4-uy</Text>
              <Divider>Ish vaqti</Divider>
              <Text>Dushanba–shanba, 9:00–18:00</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Put a card inside a card.',
        example: (
          <Card title="Karvon Chilonzor, manzil">
            <Stack gap={3}>
              <Card>
                <Text>19-kvartal, 4-uy</Text>
              </Card>
              <Card>
                <Text>Dushanba–shanba, 9:00–18:00</Text>
              </Card>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '19-й квартал, 4',
    uz: '19-kvartal, 4-uy',
    note: 'With a title: “Цена и условия, область, заголовок уровня 2”.',
  },
  limits: [
    'With an `id` it receives focus from a link, without a focus ring: scrolling is the visible feedback. It leaves 56 px for the top bar.',
    'The card itself cannot be clicked.',
    '`isSelected` is visual only. The checkbox or link in the card must announce the selection.',
    'With `padding="none"` the title reaches the edge too: use both title and padding, or neither.',
    'Every card with a title is a landmark. More than about six on a page make the list of landmarks useless.',
  ],
} satisfies ComponentDocs;
