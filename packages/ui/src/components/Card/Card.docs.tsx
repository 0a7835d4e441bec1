import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Divider } from '../Divider/Divider';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

export const docs = {
  status: 'ready',
  summary: 'A surface with a hairline for one subject, with or without a title.',
  props: { Card },
  whenToUse: [
    'One subject among several on a page: the price, the photos, the chart of views.',
    'With `padding="none"` around what reaches the edges: a `Table`, a picture.',
  ],
  whenNot: [
    {
      when: 'A section of a long form',
      instead: ['FormSection'],
      because: 'The section list at its side leads to it.',
    },
    { when: 'A car in a grid', instead: ['MediaCard'] },
    { when: 'A showroom', instead: ['PlaceCard'] },
    {
      when: 'One figure',
      instead: ['StatTile'],
      because: 'Figures share one card, divided by lines.',
    },
    { when: 'A ground inside a card', instead: ['Box'], because: 'Cards do not stand in cards.' },
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
      { name: 'Surface', text: 'A hairline and round corners of 12 px, no shadow.', at: 'section' },
      {
        name: 'Title',
        text: '16 px, semibold. It makes the card a named region; `level` is its place in the outline.',
        at: 'h2',
      },
      { name: 'Description', text: 'One muted line below the title.', at: 'h2 + p' },
      { name: 'Action', text: 'One small button or link at the right.', at: 'button' },
      { name: 'Content', text: '20 px from the edge, 16 on a phone.' },
    ],
  },
  states: {
    Default: 'Without a title it is a plain box, not a region.',
    WithTitle: 'The action stands in the middle of title and description.',
    Selected: 'A border of 2 px in the accent, without moving the content.',
    LongText: 'The title wraps; the action keeps its width.',
  },
  pairs: [
    {
      do: {
        text: 'Part what is in a card by a line.',
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
        text: 'A card in a card: two lines, two distances, no order.',
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
  reader: {
    ru: '19-й квартал, 4',
    uz: '19-kvartal, 4-uy',
    note: 'With a title: “Цена и условия, область, заголовок уровня 2”.',
  },
  limits: [
    'It cannot be pressed as a whole.',
    '`isSelected` is for eyes only. Let the box or the link in it tell readers.',
    'With `padding="none"` the title reaches the edge too: give title and padding together, or neither.',
    'Every card with a title is a landmark: more than six or so on a page make the list of landmarks useless.',
  ],
} satisfies ComponentDocs;
