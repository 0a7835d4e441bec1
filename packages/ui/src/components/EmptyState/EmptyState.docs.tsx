import { CarFront, Plus, SearchX } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'Replaces content that is empty or failed to load: an illustration, one sentence and one action.',
  props: { EmptyState },
  whenToUse: [
    'There is nothing yet: the action creates the first item.',
    'Nothing matches: the action resets the filters.',
    'It failed to load: set `tone="danger"`, and the action tries again. A page that does not exist uses `level={1}` and a link to the start page.',
  ],
  whenNot: [
    { when: 'It is still loading', instead: ['Skeleton'] },
    { when: 'An action failed and the content is still there', instead: ['Banner', 'Toast'] },
    {
      when: 'A field has an error',
      instead: ['TextField'],
      because: 'The error is shown at the field.',
    },
    {
      when: 'An empty queue of the work panel',
      instead: ['Text'],
      because: 'Nothing to do is good news and needs one line.',
    },
    {
      when: 'An open list without options',
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
        name: 'Illustration',
        text: '120 × 84 px, with an icon below it. After an error: a 48 px red tile.',
        at: 'svg',
      },
      { name: 'Title', text: 'What is empty or what failed. A heading.', at: 'h3' },
      { name: 'Sentence', text: 'What the user can do, at most 360 px wide.', at: 'p' },
      {
        name: 'Action',
        text: 'One action. Primary only where it is the main action of the screen.',
        at: 'button',
      },
      { name: 'Reference', text: 'A code for support. It can be copied.' },
    ],
  },
  states: {
    Default: 'First use: a primary action.',
    Filtered: 'Nothing matches the filters: a secondary action resets them.',
    Failed: 'The button sends the request again. A lost connection has no reference.',
    LongText: 'The title and sentence wrap, centred.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is missing and how to add it.',
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
        text: 'Only apologise.',
        example: <EmptyState level={3} title="Ma’lumot yo‘q" />,
      },
    },
    {
      do: {
        text: 'After an error, say what did not load and what the user can do.',
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
        text: 'Show a technical message, or replace a full page because one tile has no value.',
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
    note: 'An empty state is not announced: the summary of the `FilterBar` says that nothing was found. An error is an alert, announced immediately without moving focus.',
  },
  limits: [
    'It does not know why the list is empty: the page chooses the text.',
    'About 270 px high with its action. In a small card use one line of `Text`.',
    'Only one action.',
    'Several errors at once interrupt each other in screen readers: if a full page fails, show one. Set `isPending` on the button while it tries again.',
  ],
} satisfies ComponentDocs;
