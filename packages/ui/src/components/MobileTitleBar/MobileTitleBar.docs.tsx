import { Ellipsis } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { IconButton } from '../IconButton/IconButton';
import { MobileTitleBar } from './MobileTitleBar';

const back = { label: 'Orqaga', onPress: () => undefined };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The top bar on a phone: the page’s title, a Back button, one or two actions.',
  props: { MobileTitleBar },
  whenToUse: [
    'Use it as `phoneBar` of a `Page`: below 768 px it replaces the title row.',
    'Use `back` on every page below the tabs, and `progress` on a long form.',
  ],
  whenNot: [
    { when: 'A tablet or a desktop', instead: ['TopBar', 'Page'] },
    { when: 'The main sections, at the bottom', instead: ['TabBar'] },
    {
      when: 'The header of a conversation',
      instead: ['RowList'],
      because: 'It has an image and an online status.',
    },
    { when: 'Actions for selected rows', instead: ['ActionBar'] },
  ],
  anatomy: {
    example: (
      <MobileTitleBar
        title="Chevrolet Tracker, 2023"
        back={{ label: 'Назад', onPress: () => undefined }}
        progress={{ value: 0.78, label: 'Заполнено' }}
        actions={<IconButton icon={Ellipsis} aria-label="Ещё" />}
      />
    ),
    parts: [
      {
        name: 'Bar',
        text: '56 px plus the notch. Sticky at the top, with the page background.',
        at: 'header',
      },
      {
        name: 'Back button',
        text: 'An arrow; `label` is its name. Not on the pages of the tabs.',
        at: 'button',
      },
      {
        name: 'Title',
        text: '22 px (`2xl`, as every page title), 18 px (`xl`) next to an arrow; one line. It is the page’s `h1`.',
        at: 'h1',
      },
      {
        name: 'Actions',
        text: 'Two icon buttons at most; the title gets the remaining space.',
        at: 'h1 + button',
      },
      { name: 'Progress', text: 'A green 4 px line below the bar.', at: 'progress' },
    ],
  },
  states: {
    Default: 'A page of the tabs: no arrow, the bell on the right.',
    Form: 'The Back button and the completeness of the form.',
    LongText: 'The title is truncated.',
  },
  stage: { width: 'third', frame: 140 },
  pairs: [
    {
      do: {
        text: 'Shorten the title for the bar.',
        example: <MobileTitleBar title="Yangi e’lon" back={back} />,
      },
      dont: {
        text: 'Let the bar cut off the part that distinguishes the page.',
        example: (
          <MobileTitleBar
            title="Avtomobil sotish haqida yangi e’lon qo‘shish: 2-salon"
            back={back}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to Back, then through the actions.' },
    { keys: ['Enter'], does: 'Activates the button. `Space` does the same.' },
  ],
  screenReader: {
    ru: 'Автомобили, заголовок уровня 1; Есть новые уведомления, кнопка',
    uz: 'Avtomobillar, 1-darajali sarlavha; Yangi bildirishnomalar bor, tugma',
    note: 'The progress is announced when it is reached: “Filled in, 78%”. Changes are not announced.',
  },
  limits: [
    'It does not hide itself on larger screens: `Page` does that.',
    'A truncated title is shown nowhere in full.',
    '`back` is a button, not a link: it cannot be opened in a new tab.',
    'It has no search field: put it below, in the page.',
  ],
} satisfies ComponentDocs;
