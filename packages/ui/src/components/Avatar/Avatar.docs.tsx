import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A person: the photo, or two initials on a tone that is always the same for them.',
  props: { Avatar },
  whenToUse: [
    'A buyer or a colleague in a row, a chat, a menu.',
    'With `isDecorative` wherever the name stands beside it in words.',
  ],
  whenNot: [
    {
      when: 'A person with name and a second line',
      instead: ['RowList'],
      because: 'It brings the distances and takes the avatar as its image.',
    },
    {
      when: 'A car',
      instead: ['RowList', 'MediaCard'],
      because: 'A car is wide: in a circle nobody knows it.',
    },
    { when: 'A showroom', instead: ['CoverImage', 'PlaceCard'] },
    { when: 'Choosing a photo of oneself', instead: ['ImageField'] },
  ],
  anatomy: {
    example: <Avatar name="Дилноза Рахимова" size="xl" id={2} onlineLabel="в сети" />,
    parts: [
      {
        name: 'Ground',
        text: 'A circle of 28, 36, 44 or 72 px. Its tone is one of four and comes from `id`, else from the name.',
        at: '[role="img"]',
      },
      {
        name: 'Initials',
        text: 'Of the first and the last word. The photo covers them once it is there.',
      },
      {
        name: 'Dot',
        text: '11 px, only with `onlineLabel`: the words for screen readers and the dot come together.',
        at: '[role="img"] > span',
      },
    ],
  },
  states: {
    Sizes: 'Rows, lists, chats; `xl` is for a user’s own page.',
    Empty: 'No name yet: a figure, and nothing for screen readers.',
    BrokenImage: 'A photo that does not load gives way to initials.',
    LongText: 'Three words: the one in the middle is left out.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Beside a name make it decorative: the name is heard once.',
        example: (
          <Inline gap={2}>
            <Avatar name="Sardor Aliyev" id={3} isDecorative />
            <Text>Sardor Aliyev</Text>
          </Inline>
        ),
        announced: 'Sardor Aliyev',
      },
      dont: {
        text: 'Let screen readers say it twice.',
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
      do: { text: 'Give the user’s `id`: they keep their tone when they change their name.' },
      dont: { text: 'Read a meaning into the tone. Red initials are not a warning, only an id.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Жасур Каримов, изображение',
    uz: 'Jasur Karimov, rasm',
    note: 'With `onlineLabel`: “Жасур Каримов, в сети”. Without a name, or with `isDecorative`, nothing.',
  },
  limits: [
    'Four tones only: in a list of ten people several share one.',
    'It is not pressable. Make the row around it a link.',
    'The ring of the dot has the colour of a surface: on another ground it shows.',
    '`isDecorative` hides `onlineLabel` from screen readers too: say it in the row’s words then.',
  ],
} satisfies ComponentDocs;
