import { Ellipsis } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { IconButton } from '../IconButton/IconButton';
import { MobileTitleBar } from './MobileTitleBar';

const back = { label: 'Orqaga', onPress: () => undefined };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The bar on top of a phone: the page’s name, the way back, one or two actions.',
  props: { MobileTitleBar },
  whenToUse: [
    'As `phoneBar` of a `Page`: below 768 px it takes the place of the title row.',
    'With `back` on every page below the tabs; with `progress` on a long form.',
  ],
  whenNot: [
    { when: 'From a tablet on', instead: ['TopBar', 'Page'] },
    { when: 'The main parts of the program, at the bottom', instead: ['TabBar'] },
    {
      when: 'The head of a conversation',
      instead: ['RowList'],
      because: 'A person has an image and a presence.',
    },
    { when: 'Actions for what is chosen', instead: ['ActionBar'] },
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
        text: '56 px and the notch. It sticks to the top, on the ground of the page.',
        at: 'header',
      },
      {
        name: 'Back',
        text: 'An arrow; `label` names it. Missing on the pages of the tabs.',
        at: 'button',
      },
      {
        name: 'Title',
        text: '22 px (`2xl`, as every page’s title), 18 (`xl`) beside an arrow; one line. It is the page’s `h1`.',
        at: 'h1',
      },
      {
        name: 'Actions',
        text: 'Two icon buttons at most: the title has what they leave.',
        at: 'h1 + button',
      },
      { name: 'Progress', text: 'A line of 4 px below the bar, green.', at: 'progress' },
    ],
  },
  states: {
    Default: 'A page of the tabs: no arrow, the bell at the right.',
    Form: 'The way back and how much is filled in.',
    LongText: 'The title ends in dots.',
  },
  stage: { width: 'third', frame: 140 },
  pairs: [
    {
      do: {
        text: 'Shorten the name for the bar.',
        example: <MobileTitleBar title="Yangi e’lon" back={back} />,
      },
      dont: {
        text: 'Leave the end of it, which tells it from others, to be cut off.',
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
    { keys: ['Tab'], does: 'Back, then the actions.' },
    { keys: ['Enter'], does: 'Presses the button. `Space` too.' },
  ],
  screenReader: {
    ru: 'Автомобили, заголовок уровня 1; Есть новые уведомления, кнопка',
    uz: 'Avtomobillar, 1-darajali sarlavha; Yangi bildirishnomalar bor, tugma',
    note: 'The progress is read when it is reached: “Filled in, 78 %”. It is not announced as it grows.',
  },
  limits: [
    'It does not hide itself on wide screens: `Page` does that for it.',
    'A cut title is nowhere shown in full.',
    '`back` is an action, not a link: it cannot be opened in a new tab.',
    'It has no room for a search; that stands below, in the page.',
  ],
} satisfies ComponentDocs;
