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
  summary: 'A surface with a hairline for one subject, with or without a title.',
  props: { Card },
  whenToUse: [
    'One subject among several on a page: the price, the photos, the chart of views.',
    'A section of a long form, `size="lg"`: with an `id` a `SectionNav` leads to it.',
    'With `padding="none"` around what reaches the edges: a `Table`, an image.',
  ],
  whenNot: [
    { when: 'Fields that most people leave alone', instead: ['Disclosure'] },
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
      { name: 'Mark', text: 'Beside the title: a count, or that the section is optional.' },
      { name: 'Action', text: 'One small button or link at the right.', at: 'button' },
      { name: 'Content', text: '20 px from the edge, 16 on a phone.' },
    ],
  },
  states: {
    Default: 'Without a title it is a plain box, not a region.',
    WithTitle: 'The action stands in the middle of title and description.',
    Section:
      'One of a long form: 24 px inside, 16 on a phone, and a title of 18 px that the nav uses too.',
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
  screenReader: {
    ru: '19-й квартал, 4',
    uz: '19-kvartal, 4-uy',
    note: 'With a title: “Цена и условия, область, заголовок уровня 2”.',
  },
  limits: [
    'With an `id` it takes the focus from a link, without a ring: the scrolled page is the sign for eyes. It leaves room for a top bar of 56 px.',
    'It cannot be pressed as a whole.',
    '`isSelected` is for eyes only. Let the box or the link in it tell screen readers.',
    'With `padding="none"` the title reaches the edge too: give title and padding together, or neither.',
    'Every card with a title is a landmark: more than six or so on a page make the list of landmarks useless.',
  ],
} satisfies ComponentDocs;
