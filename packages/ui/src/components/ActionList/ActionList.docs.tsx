import { Bell, LogOut, Search, Store, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Avatar } from '../Avatar/Avatar';
import { Counter } from '../Counter/Counter';
import { ActionList } from './ActionList';

const nothing = () => undefined;

export const docs = {
  status: 'ready',
  summary: 'Places and deeds, one a row: what a sheet or a narrow page holds for a finger.',
  props: { ActionList },
  whenToUse: [
    'What a phone’s tab bar has no room for, in a `BottomSheet`.',
    'A few settings below each other, each with a small control at its right end.',
  ],
  whenNot: [
    { when: 'The places of the product on a wide screen', instead: ['Sidebar'] },
    {
      when: 'Deeds behind a button',
      instead: ['Menu'],
      because: 'It closes by itself, moves by arrows, and is a sheet on phones.',
    },
    { when: 'Things to do, with what each brings', instead: ['TodoList'] },
    {
      when: 'Things that are not pressed themselves',
      instead: ['RowList'],
      because: 'It parts them by lines and has room for a deed each.',
    },
    { when: 'News', instead: ['FeedList'] },
  ],
  anatomy: {
    example: (
      <ActionList
        items={[
          {
            id: 'me',
            picture: <Avatar name="Jasur Karimov" id={1} isDecorative />,
            title: 'Jasur Karimov',
            detail: 'Admin · ID 20418',
            href: '#profile',
          },
          { id: 'search', icon: Search, title: 'Qidiruv', onPress: nothing },
          {
            id: 'news',
            icon: Bell,
            title: 'Bildirishnomalar',
            onPress: nothing,
            end: <Counter count={3} aria-label="3" />,
          },
        ]}
      />
    ),
    parts: [
      {
        name: 'Row',
        text: '48 px, with a picture 60 over a hairline. The whole of it is pressed.',
        at: 'li:nth-child(2) > *',
      },
      {
        name: 'Icon or picture',
        text: '20 px of the place’s own icon, or an `Avatar`.',
        at: 'li:nth-child(2) svg',
      },
      { name: 'Title', text: 'A place or a deed; wraps.', at: 'li:nth-child(2) span' },
      {
        name: 'Detail',
        text: 'One muted line of 13 px. Optional; of a closed place the reason.',
        at: 'li:first-child a > span:last-of-type > span:last-child',
      },
      {
        name: 'End',
        text: 'A `Counter`, or the control of a row that is not pressed itself.',
        at: 'li:last-child button > span:last-child',
      },
    ],
  },
  states: {
    Default: 'A deed, a way and a deed with news.',
    Danger: 'Red: what cannot be taken back lightly. Last in its list.',
    Disabled: 'A closed place stays where it is, says why, and takes the focus.',
    WithPicture: 'A person. The arrow says that there is a page.',
    WithControl: 'The row is words; only the control is pressed.',
    Empty: 'Draws nothing.',
    LongText: 'Words wrap; the counter stays at the right.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Name a place by its noun and a deed by its verb.',
        example: (
          <ActionList
            items={[
              { id: 'a', icon: Store, title: 'Avtosalonlar', href: '#a' },
              { id: 'b', icon: LogOut, title: 'Chiqish', tone: 'danger', onPress: nothing },
            ]}
          />
        ),
      },
      dont: {
        text: 'Paint everything red that matters.',
        example: (
          <ActionList
            items={[
              { id: 'a', icon: Store, title: 'Avtosalonlar', tone: 'danger', href: '#a' },
              { id: 'b', icon: Trash2, title: 'O‘chirish', tone: 'danger', onPress: nothing },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Give a closed place its reason: «Скоро», «Только для владельца».' },
      dont: { text: 'Leave a place out because it is closed today: people look for it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next row, closed ones too.' },
    { keys: ['Enter'], does: 'Follows the way or does the deed.' },
    { keys: ['Space'], does: 'Does the deed.' },
  ],
  reader: {
    ru: 'Разделы, навигация. Список, 3 элемента. Поиск, кнопка',
    uz: 'Bo‘limlar, navigatsiya. Ro‘yxat, 3 element. Qidiruv, tugma',
    note: 'The detail and the count are read after the title, as a part of the name.',
  },
  limits: [
    'Arrows do not move: it is a list of links and buttons, not a menu.',
    'It does not show which place is open; `Sidebar` and `TabBar` do.',
    'A control in `end` of a row that is pressed would be a button in a button: give the row no `href` and no `onPress`.',
  ],
} satisfies ComponentDocs;
