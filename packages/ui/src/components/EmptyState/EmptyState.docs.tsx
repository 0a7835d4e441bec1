import { CarFront, Plus, SearchX } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'In the place of content that is empty or could not be loaded: a picture, one sentence, one action.',
  props: { EmptyState },
  whenToUse: [
    'Nothing there yet: the action makes the first one.',
    'Nothing matches: the action resets the filters.',
    'It could not be loaded: `tone="danger"`, and the action tries again. A page that does not exist takes `level={1}` and a link home.',
  ],
  whenNot: [
    { when: 'It is still loading', instead: ['Skeleton'] },
    { when: 'An action failed and the content is still there', instead: ['Banner', 'Toast'] },
    { when: 'A field is wrong', instead: ['TextField'], because: 'The error is at the field.' },
    {
      when: 'An empty queue of the work panel',
      instead: ['Text'],
      because: 'Nothing to do is good news and takes one line.',
    },
    {
      when: 'Options of an open list',
      instead: ['Select', 'ComboBox'],
      because: 'They have `emptyText`.',
    },
  ],
  anatomy: {
    example: (
      <EmptyState
        icon={CarFront}
        title="Пока нет машин"
        description="Добавьте первую: понадобятся фото и цена."
        action={
          <Button variant="primary" icon={Plus}>
            Добавить авто
          </Button>
        }
        level={3}
      />
    ),
    parts: [
      {
        name: 'Picture',
        text: '120 × 84 px, with an icon under it. After an error a red tile of 48 px.',
        at: 'svg',
      },
      { name: 'Title', text: 'What there is none of, or what failed. A heading.', at: 'h3' },
      { name: 'Sentence', text: 'What to do about it, at most 360 px wide.', at: 'p' },
      {
        name: 'Action',
        text: 'One. Primary only where it is the main action of the screen.',
        at: 'button',
      },
      { name: 'Reference', text: 'A number that support can find. Small; it can be copied.' },
    ],
  },
  states: {
    Default: 'The first time: a primary action.',
    Filtered: 'There is something, only not here: a secondary action that resets the filters.',
    Failed: 'The button asks the server again. A lost connection has no reference.',
    LongText: 'Title and sentence wrap in the middle.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is missing and how to get it.',
        example: (
          <EmptyState
            level={3}
            icon={SearchX}
            title="Hech narsa topilmadi"
            description="Shartlarning bir qismini olib tashlang."
            action={<Button>Filtrlarni tozalash</Button>}
          />
        ),
      },
      dont: {
        text: 'Apologise and leave.',
        example: <EmptyState level={3} title="Ma’lumot yo‘q" />,
      },
    },
    {
      do: {
        text: 'After an error say what did not load and what can be done.',
        example: (
          <EmptyState
            tone="danger"
            level={3}
            title="Chatlar yuklanmadi"
            description="Internet aloqasini tekshiring."
            action={<Button>Qayta urinish</Button>}
          />
        ),
      },
      dont: {
        text: 'Show the machine’s message, or replace a full page because one tile has no figure.',
        example: (
          <EmptyState
            tone="danger"
            level={3}
            title="500"
            description="Request failed: ECONNRESET"
          />
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Пока нет машин, заголовок уровня 2. Добавьте первую: понадобятся фото и цена. Добавить авто, кнопка',
    uz: 'Hozircha mashina yo‘q, 2-darajali sarlavha. Birinchisini qo‘shing: surat va narx kerak bo‘ladi. Avto qo‘shish, tugma',
    note: 'An empty state is not announced: the summary of the `FilterBar` says that nothing was found. An error is an alert, announced at once without moving the focus.',
  },
  limits: [
    'It does not know why the list is empty: the page chooses.',
    'About 270 px high with its action. In a small card use one line of `Text`.',
    'Give one action: two have no order of rank.',
    'Several errors at once are announced one over another: where a full page fails, show one. Give the button `isPending` while it tries again.',
  ],
} satisfies ComponentDocs;
