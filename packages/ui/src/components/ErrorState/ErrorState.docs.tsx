import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

export const docs = {
  status: 'ready',
  summary: 'In the place of what could not be loaded: what happened and the way to try again.',
  props: { ErrorState },
  whenToUse: [
    'A list, a card or a page whose data did not come.',
    'A page that does not exist or may not be seen, with `level={1}` and a way home.',
  ],
  whenNot: [
    { when: 'A deed failed and the content is still there', instead: ['Banner', 'Toast'] },
    { when: 'There is nothing', instead: ['EmptyState'] },
    { when: 'A field is wrong', instead: ['TextField'], because: 'The error stands at the field.' },
    {
      when: 'A photo did not load',
      instead: ['MediaCard', 'CoverPicture'],
      because: 'They show a placeholder by themselves.',
    },
  ],
  anatomy: {
    example: (
      <ErrorState
        level={3}
        title="Произошла ошибка"
        description="Не удалось загрузить список. Попробуйте ещё раз."
        action={<Button>Повторить</Button>}
        reference="01J9Z6T4Q8"
      />
    ),
    parts: [
      { name: 'Plate', text: '48 px, soft red. Its icon is always the same.', at: 'span' },
      { name: 'Title', text: 'A heading.', at: 'h3' },
      {
        name: 'Sentence',
        text: 'What it means and what to do, at most 360 px wide.',
        at: 'h3 + p',
      },
      { name: 'Action', text: 'Tries again, or leads away where that is of no use.', at: 'button' },
      {
        name: 'Reference',
        text: 'A number that support can find. Small; it can be selected and copied.',
        at: 'button + p',
      },
    ],
  },
  states: {
    Default: 'The button asks the server again.',
    WithReference: 'For faults on our side. A lost connection has none.',
    LongText: 'Words wrap in the middle.',
  },
  pairs: [
    {
      do: {
        text: 'Say what did not come and what can be done.',
        example: (
          <ErrorState
            level={3}
            title="Chatlar yuklanmadi"
            description="Internet aloqasini tekshiring."
            action={<Button>Qayta urinish</Button>}
          />
        ),
      },
      dont: {
        text: 'Show the machine’s words.',
        example: <ErrorState level={3} title="500" description="Request failed: ECONNRESET" />,
      },
    },
    {
      do: { text: 'Put it in the place of the part that failed; the rest of the page works on.' },
      dont: { text: 'Replace a whole page because one tile has no figure.' },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Произошла ошибка. Не удалось загрузить список. Попробуйте ещё раз. Повторить, кнопка',
    uz: 'Xatolik yuz berdi. Ro‘yxatni yuklab bo‘lmadi. Qayta urinib ko‘ring. Takrorlash, tugma',
    note: 'An alert: read out at once when it comes, without moving the focus.',
  },
  limits: [
    'Several at once are read one over another: where a whole page fails, show one.',
    'It tries nothing by itself, and does not show that a new try is under way: give the button `isPending`.',
    'The reference has no label and no button that copies it.',
  ],
} satisfies ComponentDocs;
