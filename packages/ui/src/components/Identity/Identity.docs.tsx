import { Phone } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Avatar } from '../Avatar/Avatar';
import { Heading } from '../Heading/Heading';
import { IconLink } from '../IconLink/IconLink';
import { Text } from '../Text/Text';
import { Identity } from './Identity';

const picture = <Avatar isDecorative name="Дилноза Рашидова" />;
const call = <IconLink icon={Phone} aria-label="Позвонить" href="#call" />;

export const docs = {
  status: 'ready',
  summary: 'A person or a thing in one line: picture, name, a line below, deeds at the end.',
  props: { Identity },
  whenToUse: [
    'The head of a conversation, in the `header` of a `Pane` of kind `bar`.',
    'The head of a card or a drawer that is about one person.',
  ],
  whenNot: [
    {
      when: 'A row of a list of conversations',
      instead: ['RoomRow'],
      because: 'It is pressed as a whole and counts what is unread.',
    },
    { when: 'A car with its photo', instead: ['MediaRow'] },
    { when: 'The picture alone', instead: ['Avatar'] },
    { when: 'Several facts about a person', instead: ['DefinitionList'] },
  ],
  anatomy: {
    example: (
      <Identity
        picture={picture}
        title={
          <Heading level={3} size="md">
            Дилноза Рашидова
          </Heading>
        }
        detail={
          <Text size="xs" tone="success" isTruncated>
            в сети
          </Text>
        }
        end={call}
      />
    ),
    parts: [
      { name: 'Start', text: 'An arrow back, on a phone. Optional, before everything.' },
      {
        name: 'Picture',
        text: 'An `Avatar`; decorative, as the name stands beside it.',
        at: 'div > span',
      },
      { name: 'Title', text: 'Gives way first: it ends in dots, the deeds stay whole.', at: 'h3' },
      {
        name: 'Detail',
        text: 'Presence or a role, in small print. Give it `isTruncated`.',
        at: 'div + span',
      },
      { name: 'End', text: 'One or two `IconLink`s or `IconButton`s.', at: 'a' },
    ],
  },
  states: {
    NameAlone: 'Without a detail the name stands in the middle of the picture’s height.',
    LongText: 'At 320 px name and detail end in dots; the picture keeps its size.',
  },
  pairs: [
    {
      do: {
        text: 'Mark the picture as decorative: the name is heard once.',
        example: <Identity picture={picture} title="Дилноза Рашидова" end={call} />,
      },
      dont: {
        text: 'Put a wide button at the end: on a phone nothing is left of the name.',
      },
    },
    {
      do: { text: 'Say a state in the detail: «в сети», «onlayn».' },
      dont: { text: 'Leave the state to the dot on the picture alone.' },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Дилноза Рашидова, заголовок уровня 2; в сети · печатает…; Позвонить, ссылка',
    uz: 'Dilnoza Rashidova, 2-darajali sarlavha; onlayn · yozmoqda…; Qo‘ng‘iroq qilish, havola',
    note: 'The line itself has no role. A `title` that is plain words is read as text.',
  },
  limits: [
    'It is not pressable as a whole: a title that leads somewhere is a `Link` inside.',
    'A cut name is nowhere shown in full: there is no tooltip.',
    '`detail` is not cut by the line itself: a `Text` without `isTruncated` wraps and makes the bar higher.',
    'A change of the detail is not announced; presence changes too often for that.',
  ],
} satisfies ComponentDocs;
