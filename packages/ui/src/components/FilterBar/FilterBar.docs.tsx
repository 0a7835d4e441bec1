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
  summary: 'One row above a list to find things in it, and a second one of what is on.',
  props: { FilterBar },
  whenToUse: [
    'Between the tabs and the rows of every list. What it holds stands in the address of the page.',
  ],
  whenNot: [
    { when: 'Looking everywhere', instead: ['CommandPalette'] },
    {
      when: 'All filters',
      instead: ['Dialog'],
      because: 'The bar has the three common ones and the button to the others.',
    },
    { when: 'Statuses with counts', instead: ['Tabs'], because: 'They stand above the bar.' },
    { when: 'Period of a chart', instead: ['SegmentedControl', 'DateRangePicker'] },
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
        text: 'Grows; from 240 px down the others wrap below it.',
        at: 'search > div > div',
      },
      {
        name: 'Filters',
        text: 'Up to three common ones. Not on phones.',
        at: 'search > div > div + div',
      },
      {
        name: 'Actions',
        text: 'All filters, sorting, cards or table. Always there.',
        at: 'search > div > button',
      },
      {
        name: 'Chips',
        text: 'What is on, and a link that resets all of it.',
        at: 'search > div + div > button',
      },
      {
        name: 'Summary',
        text: 'At the right: how many are shown. Read out when it changes.',
        at: '[role="status"]',
      },
    ],
  },
  states: {
    Default: 'Two rows: to look, and what is on.',
    NothingOn: 'One row. The list moves up by the other.',
    LongText: 'Both rows wrap.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Show every filter that is on, the ones in the drawer too.',
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
        text: 'Hide them behind a number: nobody knows why the car is missing.',
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
    note: 'A search landmark. «Показано 9 из 131» is read out in turn whenever it changes.',
  },
  limits: [
    'What stands in `filters` is not on a phone: the drawer behind `actions` must hold it too.',
    'It keeps nothing and asks nobody: the page holds what is on.',
    'A summary that appears together with the second row is not read out in every reader: keep it there from the start.',
  ],
} satisfies ComponentDocs;
