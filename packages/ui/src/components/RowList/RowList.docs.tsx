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
  summary:
    'Things of one kind below one another, each a row: places, devices, notifications, a queue.',
  props: { RowList },
  whenToUse: [
    'Places and actions in a sheet on a phone, `plain`.',
    'Devices, addresses, keys in a card, `divided`.',
    'A queue in a card of its own, `flush`: each row with its state and its action.',
  ],
  whenNot: [
    { when: 'Figures to compare, columns to sort', instead: ['Table'] },
    { when: 'Things known by their image', instead: ['CardGrid', 'MediaCard'] },
    { when: 'What happened to one thing', instead: ['Timeline'] },
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
        text: 'An `Avatar`, a `Thumbnail`, an `IconTile`, or an icon of 20 px.',
        at: 'li > div > div:first-child',
      },
      {
        name: 'Title',
        text: 'Wraps; with `isTruncated` one line.',
        at: 'li > div > div:nth-child(2) > :first-child',
      },
      {
        name: 'Detail',
        text: 'Muted, 13 px. Below it `meta`: a time, 12 px.',
        at: 'li > div > div:nth-child(2) > :last-child',
      },
      {
        name: 'End',
        text: 'A state, a timer, a count. With `isEndBelow` below the text on narrow rows.',
        at: 'li > div > div:nth-child(3)',
      },
      {
        name: 'Actions',
        text: 'Below the text where the row is narrower than 560 px, 44 px high on touch.',
        at: 'button',
      },
    ],
  },
  states: {
    Default: 'Places and actions: 48 px, all of the row is pressed.',
    Small: '13 px: what is left to do, with what it brings.',
    Divided: 'Rows that are not pressed themselves, with one action each.',
    WithTitle: 'News of a day: unread is heavier and has a dot.',
    Queue:
      'A person who has waited too long, a question after a call, a colleague’s action, a car.',
    QueueOnPhone: 'Timers stay beside the name, badges go below the text, buttons share the width.',
    Loading: 'Older rows are being loaded.',
    LongText: 'Text wraps, or is cut with `isTruncated`; what is at the end stays.',
  },
  pairs: [
    {
      do: {
        text: 'Name the thing in the action, or give one action a row.',
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
        text: 'Put five buttons into every row: take a `Menu` for the rare ones.',
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
      do: { text: 'Keep `isUrgent` and tones for what needs somebody now.' },
      dont: { text: 'Tint every second row.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the rows; in a row with actions from its title to its buttons.',
    },
    { keys: ['Enter'], does: 'Follows the link or presses the row.' },
    { keys: ['Space'], does: 'Presses a row that is no link.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация, список, 3 элемента. Поиск, кнопка',
    uz: 'Bo‘limlar, navigatsiya, ro‘yxat, 3 element. Qidiruv, tugma',
    note: 'A row without actions is one link or button, named by all its text. With actions the link is named by the title alone.',
  },
  limits: [
    'It renders nothing for no rows: show an `EmptyState`.',
    'All rows are mounted: for thousands take `RoomList` or a `Table` with `height`.',
    'Actions go below only in a `RowList`; a `Row` alone keeps them beside its text.',
  ],
} satisfies ComponentDocs;
