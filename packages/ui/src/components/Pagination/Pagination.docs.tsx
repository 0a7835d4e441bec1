import type { ComponentDocs } from '../../docs/component-docs';
import { Pagination, PaginationMore, type PaginationProps } from './Pagination';

const labels = (navigation: string): PaginationProps['labels'] => ({
  navigation,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${String(page)}`,
});
const nothing = () => undefined;
const getHref = (page: number) => `#page-${String(page)}`;

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: '`more` is the button of a phone, and `PaginationMore` that of a list without pages.',
      before: '<LoadMore onPress={more} />',
      after: '<PaginationMore onPress={more} />',
    },
  ],
  reviewed: '2026-11-22',
  summary:
    'The position in a list, and links to its other pages. On a phone a button that loads more.',
  props: { Pagination, PaginationMore },
  whenToUse: [
    'Use it below a table or a grid of cards. Set `more`: page numbers are small targets on a phone.',
    'Use `PaginationMore` where pages have no address: in a tab, in a drawer.',
    'Set `getHref`, so that a page can be saved, shared and opened in a new tab.',
  ],
  whenNot: [
    {
      when: 'Feeds and conversations',
      instead: ['RowList', 'RoomList', 'MessageList'],
      because: 'They load on scroll.',
    },
    { when: 'Steps of a form', instead: ['SectionNav'] },
    { when: 'Views of one screen', instead: ['Tabs'] },
    { when: 'The rest of a long text', instead: ['Disclosure'] },
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
      {
        name: 'Button on a phone',
        text: 'Full width, below the number of loaded rows and the total. Hidden at the end of the list.',
      },
    ],
  },
  family: ['Default', 'More'],
  states: {
    Default: 'The first page: Previous is grey.',
    Middle: 'Neighbours on both sides, ellipses to both ends.',
    Last: 'Next is grey.',
    OnePage: 'Only the range.',
    LongText: 'If they do not fit, the pages are below the range.',
    Buttons: 'Without addresses: for lists in a dialog.',
    Phone: '`more` replaces the pages.',
    More: 'The end of a list that only grows.',
    MoreLoading: 'The button keeps its label and shows a spinner; further presses are ignored.',
    MoreEnd: 'Only the summary is left. It says that all rows are shown.',
    MoreLongText: 'The summary wraps; the label of the button does not.',
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
        text: 'Show the total above the button.',
        example: (
          <PaginationMore
            label="Yana ko‘rsatish"
            summary="131 tadan 20 tasi"
            hasMore
            onPress={nothing}
          />
        ),
      },
      dont: {
        text: 'Leave users to guess whether three or three hundred are left.',
        example: <PaginationMore label="Yana" summary="20 ta" hasMore onPress={nothing} />,
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
    { keys: ['Enter'], does: 'Opens the page, or loads more. `Space` does too, except on links.' },
  ],
  screenReader: {
    ru: 'Страницы, навигация; Страница 1, ссылка, текущая страница',
    uz: 'Sahifalar, navigatsiya; 1-sahifa, havola, joriy sahifa',
    note: 'The range is plain text before the navigation. A change is not announced. The summary of `PaginationMore` is: “Shown 40 of 131”. Focus stays on its button. When the button disappears, focus moves to the first new row.',
  },
  limits: [
    'It has no state: `page` comes from the address or the parent.',
    'Pages look 36 px high on touch; their targets are 44 px, with a larger gap.',
    'There is no field for a page number and no choice of page size.',
    'A page that does not exist is shown as the nearest one.',
    '`PaginationMore` shows no errors: show a `Toast` or a `Banner`, and let the user try again.',
    'Rows that were added stay mounted: with some hundreds, use a virtual list.',
  ],
} satisfies ComponentDocs;
