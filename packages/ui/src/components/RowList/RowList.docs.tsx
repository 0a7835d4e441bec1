import { Check, Phone } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Row } from '../Row/Row';
import { RowList } from './RowList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A list of items, one row each: pages, devices, notifications, a queue.',
  props: { RowList },
  whenToUse: [
    'Use `plain` for links and actions in a sheet on a phone.',
    'Use `divided` for devices, addresses or keys in a card.',
    'Use `flush` for a queue in its own card: each row with its status and action.',
  ],
  whenNot: [
    { when: 'Values to compare, columns to sort', instead: ['Table'] },
    { when: 'Items that are recognised by their image', instead: ['Grid', 'MediaCard'] },
    { when: 'The history of one object', instead: ['Timeline'] },
    { when: 'Names and values', instead: ['DefinitionList'] },
    { when: 'Actions behind a button', instead: ['Menu'] },
  ],
  anatomy: {
    example: (
      <RowList variant="divided">
        <Row
          image={<Avatar name="Бахтиёр Хамидов" id={2} isDecorative />}
          title="Бахтиёр Хамидов"
          detail="Пропущенный звонок · Cobalt, 2024"
          end={<Badge tone="info">Новый</Badge>}
          actions={
            <Button size="sm" icon={Phone}>
              Позвонить
            </Button>
          }
        />
      </RowList>
    ),
    parts: [
      {
        name: 'Image',
        text: 'An `Avatar`, a `Thumbnail`, an `Icon` with a `tone`, or a 20 px icon.',
        at: 'li > div > div:first-child',
      },
      {
        name: 'Title',
        text: 'It wraps; with `isTruncated` it is one line.',
        at: 'li > div > div:nth-child(2) > :first-child',
      },
      {
        name: 'Detail',
        text: 'Muted, 13 px. Below it `meta`: a time, 12 px.',
        at: 'li > div > div:nth-child(2) > :last-child',
      },
      {
        name: 'End',
        text: 'A status, a timer, a count. With `isEndBelow` it is below the text on narrow rows.',
        at: 'li > div > div:nth-child(3)',
      },
      {
        name: 'Actions',
        text: 'Below the text if the row is narrower than 560 px, with `isActionBeside` than 320; 44 px high on touch.',
        at: 'button',
      },
    ],
  },
  states: {
    Default: 'Links and actions: 48 px; the full row can be clicked.',
    Small: '13 px: remaining tasks, with what they bring.',
    Divided: 'Rows that cannot be clicked, with one action each.',
    WithTitle: 'Notifications of one day: unread ones are heavier and have a dot.',
    Queue: 'A user who has waited too long, a question after a call, a colleague’s action, a car.',
    QueueOnPhone:
      'Timers stay next to the name, badges are below the text, buttons share the width.',
    Loading: 'Older rows are being loaded.',
    LongText: 'Text wraps, or is truncated with `isTruncated`; the end stays visible.',
  },
  pairs: [
    {
      do: {
        text: 'Name the object in the action, or use one action per row.',
        example: (
          <RowList variant="divided">
            <Row
              title="Safari, iPhone"
              detail="2 kun oldin"
              end={<Button size="sm">Chiqish</Button>}
            />
          </RowList>
        ),
      },
      dont: {
        text: 'Put five buttons in every row: use a `Menu` for the less frequent ones.',
        example: (
          <RowList variant="divided">
            <Row
              title="Safari, iPhone"
              detail="2 kun oldin"
              end={
                <>
                  <IconButton size="sm" icon={Phone} aria-label="Qo‘ng‘iroq qilish, Safari" />
                  <IconButton size="sm" icon={Check} aria-label="Belgilash, Safari" />
                  <Button size="sm">Chiqish</Button>
                </>
              }
            />
          </RowList>
        ),
      },
    },
    {
      do: { text: 'Keep `isUrgent` and tones for items that need attention now.' },
      dont: { text: 'Colour every second row.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the rows; in a row with actions, from its title to its buttons.',
    },
    { keys: ['Enter'], does: 'Follows the link or activates the row.' },
    { keys: ['Space'], does: 'Activates a row that is not a link.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация, список, 3 элемента. Поиск, кнопка',
    uz: 'Bo‘limlar, navigatsiya, ro‘yxat, 3 element. Qidiruv, tugma',
    note: 'A row without actions is one link or button, named by all its text. With actions the link’s name is the title only.',
  },
  limits: [
    'Without rows it renders nothing: show an `EmptyState`.',
    'When a row goes with the focus in it, the focus moves to the next row, or to the one before; not when it was the only one.',
    'All rows are mounted: for thousands use `RoomList` or a `Table` with `height`.',
    'Actions move below only in a `RowList`; in a single `Row` they stay next to the text.',
  ],
} satisfies ComponentDocs;
