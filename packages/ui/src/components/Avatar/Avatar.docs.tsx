import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A user’s photo, or two initials on a colour that is always the same for that user.',
  props: { Avatar },
  whenToUse: [
    'Use it for a buyer or a colleague in a row, a chat or a menu.',
    'Set `isDecorative` wherever the name is shown next to it.',
  ],
  whenNot: [
    {
      when: 'A user’s name with a second line',
      instead: ['RowList'],
      because: 'It has the right spacing and takes the avatar as its image.',
    },
    {
      when: 'A car',
      instead: ['RowList', 'MediaCard'],
      because: 'A car does not fit in a circle.',
    },
    { when: 'A showroom', instead: ['CoverImage', 'PlaceCard'] },
    { when: 'Choosing one’s own photo', instead: ['FileDrop'] },
  ],
  anatomy: {
    example: <Avatar name="Дилноза Рахимова" size="xl" id={2} onlineLabel="в сети" />,
    parts: [
      {
        name: 'Container',
        text: 'A circle of 28, 36, 44 or 72 px. Its colour is one of four, derived from `id` or, without it, from the name.',
        at: '[role="img"]',
      },
      {
        name: 'Initials',
        text: 'From the first and the last word. The photo covers them once it has loaded.',
      },
      {
        name: 'Dot',
        text: '11 px, only with `onlineLabel`, which is also the text for screen readers.',
        at: '[role="img"] > span',
      },
    ],
  },
  states: {
    Sizes: 'Smaller sizes are for rows, lists and chats; `xl` is for the profile page.',
    Empty: 'No name yet: a placeholder icon, hidden from screen readers.',
    BrokenImage: 'If the photo does not load, the initials are shown.',
    LongText: 'Three words: the middle one is left out.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Make it decorative next to a name, so that the name is announced once.',
        example: (
          <Inline gap={2}>
            <Avatar name="Sardor Aliyev" id={3} isDecorative />
            <Text>Sardor Aliyev</Text>
          </Inline>
        ),
        announced: 'Sardor Aliyev',
      },
      dont: {
        text: 'Let screen readers announce the name twice.',
        example: (
          <Inline gap={2}>
            <Avatar name="Sardor Aliyev" id={3} />
            <Text>Sardor Aliyev</Text>
          </Inline>
        ),
        announced: 'Sardor Aliyev, rasm. Sardor Aliyev',
      },
    },
    {
      do: { text: 'Pass the user’s `id`: the colour stays the same when the name changes.' },
      dont: { text: 'Use the colour to mean something. Red initials are not a warning.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Жасур Каримов, изображение',
    uz: 'Jasur Karimov, rasm',
    note: 'With `onlineLabel`: “Жасур Каримов, в сети”. Without a name, or with `isDecorative`, it is not announced.',
  },
  limits: [
    'Four colours only: in a list of ten users some share one.',
    'It cannot be clicked. Make the row around it a link.',
    'The ring of the dot has the surface colour and is visible on other backgrounds.',
    '`isDecorative` hides `onlineLabel` from screen readers too: add it to the text of the row.',
  ],
} satisfies ComponentDocs;
