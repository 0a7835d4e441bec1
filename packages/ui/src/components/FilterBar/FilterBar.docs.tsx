import { SlidersHorizontal } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { SearchField } from '../SearchField/SearchField';
import { FilterBar } from './FilterBar';

const nothing = () => undefined;
const search = (label: string, clear: string) => (
  <SearchField aria-label={label} placeholder={label} clearLabel={clear} size="sm" />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A row above a list with search and filters, and a second row with the active ones.',
  props: { FilterBar },
  whenToUse: [
    'Use it between the tabs and the rows of every list. Its state is in the address of the page.',
  ],
  whenNot: [
    { when: 'Searching everything', instead: ['CommandPalette'] },
    {
      when: 'All filters',
      instead: ['Dialog'],
      because: 'The bar has the three most used ones and a button for the others.',
    },
    { when: 'Statuses with counts', instead: ['Tabs'], because: 'They are above the bar.' },
    { when: 'The period of a chart', instead: ['SegmentedControl', 'DateRangePicker'] },
  ],
  anatomy: {
    example: (
      <FilterBar
        aria-label="Поиск и фильтры, образец"
        search={search('Марка, модель', 'Очистить')}
        filters={<Button>Все салоны</Button>}
        actions={<Button icon={SlidersHorizontal}>Фильтры</Button>}
        chips={
          <Chip aria-label="Убрать: Год: от 2021" onRemove={nothing}>
            Год: от 2021
          </Chip>
        }
        summary="Показано 9 из 131"
      />
    ),
    parts: [
      {
        name: 'Search',
        text: 'Grows. If less than 240 px are left, the others wrap below it.',
        at: 'search > div > div',
      },
      {
        name: 'Filters',
        text: 'Up to three of the most used ones. Not on phones.',
        at: 'search > div > div + div',
      },
      {
        name: 'Actions',
        text: 'All filters, sorting, cards or table. Always visible.',
        at: 'search > div > button',
      },
      {
        name: 'Chips',
        text: 'The active filters, and a link that resets them.',
        at: 'search > div + div > button',
      },
      {
        name: 'Summary',
        text: 'On the right: the number of results. Announced when it changes.',
        at: '[role="status"]',
      },
    ],
  },
  states: {
    Default: 'Two rows: search, and active filters.',
    NothingOn: 'One row. The list moves up.',
    LongText: 'Both rows wrap.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Show every active filter, including the ones in the drawer.',
        example: (
          <FilterBar
            aria-label="Izlash va filtrlar"
            search={search('Marka, model', 'Tozalash')}
            actions={<Button icon={SlidersHorizontal}>Filtrlar</Button>}
            chips={
              <Chip aria-label="Olib tashlash: Yil: 2021 dan" onRemove={nothing}>
                Yil: 2021 dan
              </Chip>
            }
            summary="131 tadan 9 tasi"
          />
        ),
      },
      dont: {
        text: 'Show only their number: nobody knows why a car is missing.',
        example: (
          <FilterBar
            aria-label="Izlash va filtrlar, noto‘g‘ri"
            search={search('Model', 'Tozalash')}
            actions={<Button icon={SlidersHorizontal}>Filtrlar (1)</Button>}
          />
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Поиск и фильтры, поиск. Поиск, поле поиска',
    uz: 'Izlash va filtrlar, qidiruv. Izlash, qidiruv maydoni',
    note: 'A search landmark. «Показано 9 из 131» is announced after the current speech whenever it changes.',
  },
  limits: [
    '`filters` are not shown on a phone: the drawer behind `actions` must include them.',
    'It has no state: the page stores the filters.',
    'A summary that appears together with the second row is not announced by every screen reader: render it from the start.',
  ],
} satisfies ComponentDocs;
