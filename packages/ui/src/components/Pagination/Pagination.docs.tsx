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
  summary: 'The position in a list, and links to its other pages.',
  props: { Pagination },
  whenToUse: [
    'Use it below a table or a grid of cards, on a tablet or desktop.',
    'Set `getHref`, so that a page can be saved, shared and opened in a new tab.',
  ],
  whenNot: [
    {
      when: 'A phone',
      instead: ['LoadMore'],
      because: 'Page numbers are small targets; a button loads more.',
    },
    {
      when: 'Feeds and conversations',
      instead: ['RowList', 'RoomList'],
      because: 'They load on scroll.',
    },
    { when: 'Steps of a form', instead: ['Stepper'] },
    { when: 'Views of one screen', instead: ['Tabs'] },
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
      { name: 'Range', text: 'The visible rows and the total.', at: 'div > span' },
      {
        name: 'Previous',
        text: 'The previous page; grey on the first one. Next is at the end.',
        at: 'nav > *',
      },
      { name: 'First page', text: 'Always shown, and so is the last.', at: 'nav > span' },
      {
        name: 'Gap',
        text: 'An ellipsis for two or more pages; a single page is shown instead.',
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
    Default: 'The first page: Previous is grey.',
    Middle: 'Neighbours on both sides, ellipses to both ends.',
    Last: 'Next is grey.',
    OnePage: 'Only the range.',
    LongText: 'If they do not fit, the pages are below the range.',
    Buttons: 'Without addresses: for lists in a dialog.',
  },
  pairs: [
    {
      do: {
        text: 'Show the range and the total as in a sentence.',
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
        text: 'Show the page number twice.',
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
        text: 'Scroll to the top of the list and keep the old rows until the new ones load.',
      },
      dont: { text: 'Leave the user at the bottom of a new page.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through Previous, each page and Next. Disabled ones are skipped.',
    },
    { keys: ['Enter'], does: 'Opens the page. `Space` does too where pages are buttons.' },
  ],
  screenReader: {
    ru: 'Страницы, навигация; Страница 1, ссылка, текущая страница',
    uz: 'Sahifalar, navigatsiya; 1-sahifa, havola, joriy sahifa',
    note: 'The range is plain text before the navigation. A change is not announced.',
  },
  limits: [
    'It has no state: `page` comes from the address or the parent.',
    'Pages look 36 px high on touch; their targets are 44 px, with a larger gap.',
    'There is no field for a page number and no choice of page size.',
    'A page that does not exist is shown as the nearest one.',
  ],
} satisfies ComponentDocs;
