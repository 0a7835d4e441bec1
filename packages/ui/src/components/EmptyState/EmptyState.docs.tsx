import { CarFront, Plus, SearchX } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export const docs = {
  status: 'ready',
  summary: 'In the place of a list with nothing in it: the arch, one sentence, one action.',
  props: { EmptyState },
  whenToUse: [
    'Nothing there yet: the action makes the first one.',
    'Nothing matches: the action takes the filters away.',
  ],
  whenNot: [
    { when: 'It is still loading', instead: ['Skeleton'] },
    { when: 'It could not be loaded', instead: ['ErrorState'] },
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
        name: 'Arch',
        text: '120 × 84 px, the only ornament there is. An icon may stand under it.',
        at: 'svg',
      },
      { name: 'Title', text: 'What there is none of. A heading.', at: 'h3' },
      { name: 'Sentence', text: 'What to do about it, at most 320 px wide.', at: 'p' },
      {
        name: 'Action',
        text: 'One. Primary only where it is the deed of the screen.',
        at: 'button',
      },
    ],
  },
  states: {
    Default: 'The first time: a primary deed.',
    Filtered: 'There is something, only not here: a quiet deed that takes the filters away.',
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
  ],
  keyboard: 'none',
  reader: {
    ru: 'Пока нет машин, заголовок уровня 2. Добавьте первую: понадобятся фото и цена. Добавить авто, кнопка',
    uz: 'Hozircha mashina yo‘q, 2-darajali sarlavha. Birinchisini qo‘shing: surat va narx kerak bo‘ladi. Avto qo‘shish, tugma',
    note: 'It is not announced when it comes: the summary of the `FilterBar` says that nothing was found.',
  },
  limits: [
    'It does not know why the list is empty: the page chooses between the two stories.',
    'About 270 px high with its action. In a small card use one line of `Text`.',
    'Two actions stand below one another in no order of rank: give one.',
  ],
} satisfies ComponentDocs;
