import type { ComponentDocs } from '../../docs/component-docs';
import { Pagination, type PaginationProps } from './Pagination';

const labels = (navigation: string): PaginationProps['labels'] => ({
  navigation,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${String(page)}`,
});
const getHref = (page: number) => `#page-${String(page)}`;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Where in a list one is, and the ways to its other pages.',
  props: { Pagination },
  whenToUse: [
    'Below a table or a grid of cards, from a tablet on.',
    'With `getHref`, so that a page can be kept, sent and opened in a new tab.',
  ],
  whenNot: [
    {
      when: 'On a phone',
      instead: ['LoadMore'],
      because: 'A row of numbers is small to aim at; more of the list comes by one press.',
    },
    {
      when: 'News and conversations',
      instead: ['RowList', 'RoomList'],
      because: 'They load as one scrolls.',
    },
    { when: 'Steps of a form', instead: ['Stepper'] },
    { when: 'Parts of one screen', instead: ['Tabs'] },
  ],
  anatomy: {
    example: (
      <Pagination
        page={8}
        size={9}
        count={131}
        rangeLabel="64–72 из 131"
        getHref={getHref}
        labels={labels('Части')}
      />
    ),
    parts: [
      { name: 'Range', text: 'Which rows are in view, of how many.', at: 'div > span' },
      {
        name: 'Back',
        text: 'The page before; grey on the first one. Its twin stands at the end.',
        at: 'nav > *',
      },
      { name: 'First page', text: 'Always there, and so is the last.', at: 'nav > span' },
      {
        name: 'Gap',
        text: 'Dots for two pages and more; a single page is shown instead of dots.',
        at: 'nav > span[aria-hidden]',
      },
      {
        name: 'Current page',
        text: 'On the soft accent, with its neighbours.',
        at: '[aria-current]',
      },
    ],
  },
  states: {
    Default: 'The first page: back is grey.',
    Middle: 'Neighbours on both sides, gaps to both ends.',
    Last: 'Forward is grey.',
    OnePage: 'Only the range is left.',
    LongText: 'Where there is no room, the pages go below the range.',
    Buttons: 'Without addresses: for lists that live in a window.',
  },
  pairs: [
    {
      do: {
        text: 'Say the range as a sentence would: which and of how many.',
        example: (
          <Pagination
            page={2}
            size={9}
            count={27}
            rangeLabel="27 tadan 10–18"
            getHref={getHref}
            labels={labels('Sahifalar')}
          />
        ),
      },
      dont: {
        text: 'Say the number of the page twice.',
        example: (
          <Pagination
            page={2}
            size={9}
            count={27}
            rangeLabel="2-sahifa"
            getHref={getHref}
            labels={labels('Sahifa raqami')}
          />
        ),
      },
    },
    {
      do: {
        text: 'Scroll to the top of the list and keep the old rows until the new ones are there.',
      },
      dont: { text: 'Leave a user at the bottom of a new page.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Back, each page, forward. What leads nowhere is passed over.' },
    { keys: ['Enter'], does: 'Goes to the page. `Space` does so too where pages are buttons.' },
  ],
  screenReader: {
    ru: 'Страницы, навигация; Страница 1, ссылка, текущая страница',
    uz: 'Sahifalar, navigatsiya; 1-sahifa, havola, joriy sahifa',
    note: 'The range is plain text before the navigation. It is not announced when it changes.',
  },
  limits: [
    'It changes nothing by itself: `page` follows the address or the parent.',
    'Its squares look 36 px on touch too; what is pressed is 44 px, and the gap grows with it.',
    'No field to jump to a page, and no choice of how many rows.',
    'A page that does not exist is shown as the nearest one that does.',
  ],
} satisfies ComponentDocs;
