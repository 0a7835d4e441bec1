import { Phone } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Row } from './Row';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One item on a line: image, title, detail, status, actions. In a `RowList`, or alone.',
  props: { Row },
  whenToUse: [
    'Use it as an entry of a `RowList`: see its page.',
    'Use it alone for the header of a conversation, the car pinned above it, one user or object.',
  ],
  whenNot: [
    {
      when: 'Several items of one kind',
      instead: ['RowList'],
      because: 'It makes them a list and sets their spacing.',
    },
    { when: 'An item that is recognised by its image', instead: ['MediaCard'] },
    { when: 'A row of values', instead: ['Table'] },
    { when: 'A page title with actions', instead: ['Page'] },
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
        text: 'An `Avatar`, a `Thumbnail`, an `Icon` with a `tone`, or a 20 px icon. `start` is before it: a Back button.',
        at: 'div > div:first-child',
      },
      {
        name: 'Title',
        text: 'Text, or a `Heading` in a header.',
        at: 'div > div:nth-child(2) > :first-child',
      },
      {
        name: 'Detail',
        text: 'Muted, 13 px. Below it `meta`, 12 px.',
        at: 'div > div:nth-child(2) > :last-child',
      },
      { name: 'End', text: 'A status, a timer, a count, a small control.', at: 'a' },
      { name: 'Actions', text: 'One to three buttons; see `RowList`.' },
    ],
  },
  states: {
    Default: 'With `href` the full row is one link.',
    Disabled: 'The reason replaces the detail. It can be focused but not followed.',
    Danger: 'For an action that is hard to undo.',
    Unread: 'A heavier title, and a dot with a text for screen readers.',
    Header: 'On one line: the name and online status shrink, actions do not.',
    LongText: 'With `isTruncated` the title and detail are truncated.',
  },
  pairs: [
    {
      do: { text: 'Give the row one link, and each button its own action.' },
      dont: { text: 'Put a second link in the detail of a row that is a link.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the row; if it has actions, to its title, then to its buttons.',
    },
    { keys: ['Enter'], does: 'Follows the link or activates the row.' },
    { keys: ['Space'], does: 'Activates a row that is not a link.' },
  ],
  screenReader: {
    ru: 'Жасур Каримов Admin · ID 20418, ссылка',
    uz: 'Jasur Karimov Admin · ID 20418, havola',
    note: 'With actions the link’s name is the title only.',
  },
  limits: ['Outside a `RowList` it has no padding: its container sets it.'],
} satisfies ComponentDocs;
