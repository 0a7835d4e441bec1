import { Phone } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Row } from './Row';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One thing in a line: image, title, detail, state, actions. In a `RowList`, or alone.',
  props: { Row },
  whenToUse: [
    'An entry of a `RowList`: see there for places, devices, news and queues.',
    'Alone: the header of a conversation, the car pinned above it, one person or thing.',
  ],
  whenNot: [
    {
      when: 'Several of a kind',
      instead: ['RowList'],
      because: 'It makes them a list and gives them their room.',
    },
    { when: 'A thing known by its image', instead: ['MediaCard'] },
    { when: 'A row of figures', instead: ['Table'] },
    { when: 'A title and actions of a page', instead: ['Page'] },
  ],
  anatomy: {
    example: (
      <Row
        image={<Avatar name="Дилноза Рашидова" isDecorative />}
        title="Дилноза Рашидова"
        detail="была в сети в 14:20"
        end={<IconButton icon={Phone} aria-label="Позвонить: Дилноза Рашидова" href="#call" />}
      />
    ),
    parts: [
      {
        name: 'Image',
        text: 'An `Avatar`, a `Thumbnail`, an `IconTile`, or an icon of 20 px. Before it `start`: an arrow back.',
        at: 'div > div:first-child',
      },
      {
        name: 'Title',
        text: 'A text, or a `Heading` of a header.',
        at: 'div > div:nth-child(2) > :first-child',
      },
      {
        name: 'Detail',
        text: 'Muted, 13 px. Below it `meta`, 12 px.',
        at: 'div > div:nth-child(2) > :last-child',
      },
      { name: 'End', text: 'A state, a timer, a count, a small control.', at: 'a' },
      { name: 'Actions', text: 'One to three buttons; see `RowList`.' },
    ],
  },
  states: {
    Default: 'With an address all of it is one link.',
    Disabled: 'Its reason is in place of the detail. It can be focused and leads nowhere.',
    Danger: 'What is not taken back lightly.',
    Unread: 'A heavier title, and a dot that is read out.',
    Header: 'In one line: name and presence give way, actions stay.',
    LongText: 'With `isTruncated` title and detail are cut.',
  },
  pairs: [
    {
      do: { text: 'Give the row one place to lead to, and each button its own action.' },
      dont: { text: 'Put a second link into the detail of a row that is a link.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the row; in one with actions to its title, then to its buttons.',
    },
    { keys: ['Enter'], does: 'Follows the link or presses the row.' },
    { keys: ['Space'], does: 'Presses a row that is no link.' },
  ],
  screenReader: {
    ru: 'Жасур Каримов Admin · ID 20418, ссылка',
    uz: 'Jasur Karimov Admin · ID 20418, havola',
    note: 'With actions the link is named by the title alone.',
  },
  limits: ['It has no padding of its own outside of a `RowList`: the place around gives it.'],
} satisfies ComponentDocs;
