import { MessageSquareText } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { FeedList, type FeedDay } from './FeedList';

const days = (unreadLabel?: string): FeedDay[] => [
  {
    id: 'today',
    title: 'Сегодня',
    items: [
      {
        id: 1,
        icon: MessageSquareText,
        tone: 'info',
        title: 'Новое сообщение',
        text: 'Дилшод: ещё продаёте?',
        time: '2 минуты назад',
        dateTime: '2026-07-05T09:12:40Z',
        unreadLabel,
      },
    ],
  },
];
const nothing = () => undefined;

export const docs = {
  status: 'ready',
  summary: 'News of several kinds, newest first, by day; each row leads to what it tells of.',
  props: { FeedList },
  whenToUse: ['The list behind a bell: what happened while a person was elsewhere.'],
  whenNot: [
    { when: 'The history of one thing, which leads nowhere', instead: ['Timeline'] },
    { when: 'Conversations', instead: ['RoomRow'] },
    { when: 'What is to be done, in order of need', instead: ['TodoList'] },
  ],
  anatomy: {
    example: <FeedList days={days('не прочитано')} onPress={nothing} />,
    parts: [
      { name: 'Day', text: 'One for all that happened on it.', at: 'h3' },
      {
        name: 'Sign',
        text: 'The kind of news; its tone says whether it is good.',
        at: 'button > span',
      },
      {
        name: 'Words',
        text: 'What happened, then one or two sentences.',
        at: 'button > span + span',
      },
      { name: 'Dot', text: 'It is new. It has a name, for it is only a colour.', at: '[role=img]' },
    ],
  },
  states: {
    Loading: 'Older ones are on their way: one row stands for them.',
    Empty: 'Draws nothing. Put an `EmptyState` in its place.',
    LongText: 'A title breaks, a text ends after three lines.',
  },
  pairs: [
    {
      do: {
        text: 'Mark what is new.',
        example: <FeedList days={days('не прочитано')} onPress={nothing} />,
      },
      dont: { text: 'Take rows away when they were read: a person looks for them again.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next row.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  reader: {
    ru: 'Новое сообщение, Дилшод: И мою Спарк 2019 года примете в зачёт?, 2 минуты назад, не прочитано, ссылка',
    uz: 'Yangi xabar, Dilshod: Spark 2019 ni hisobga olasizmi?, 2 daqiqa oldin, o‘qilmagan, havola',
  },
  limits: ['Every row that was loaded stays in the page: not for thousands.'],
} satisfies ComponentDocs;
