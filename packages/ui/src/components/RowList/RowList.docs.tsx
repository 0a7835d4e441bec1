import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { RowList } from './RowList';

export const docs = {
  status: 'ready',
  summary:
    'Things of one kind in a card, one a row: what it is, a detail, its state or its one deed.',
  props: { RowList },
  whenToUse: [
    'The devices of an account, saved answers, keys: few things, each with at most one deed.',
    'A card of a settings page, whose title says what is listed.',
  ],
  whenNot: [
    {
      when: 'Facts that are compared or sorted',
      instead: ['Table'],
      because: 'Here nothing stands in columns.',
    },
    { when: 'Things to do, each with a way there', instead: ['TodoList'] },
    { when: 'A name and its value', instead: ['DefinitionList'] },
    { when: 'What happened, in order of time', instead: ['Timeline', 'FeedList'] },
    { when: 'Things with a picture', instead: ['MediaRow'] },
  ],
  anatomy: {
    example: (
      <RowList
        items={[
          {
            id: 1,
            title: 'Chrome, Windows',
            detail: 'hozir · 84.54.70.12',
            end: <Badge tone="success">shu qurilma</Badge>,
          },
          { id: 2, title: 'Safari, iPhone', detail: '2 kun oldin' },
        ]}
      />
    ),
    parts: [
      { name: 'Row', text: '12 px above and below, parted by a hairline.', at: 'li' },
      { name: 'Title', text: '500, wraps. Plain text: the row itself is not pressed.', at: 'li p' },
      { name: 'Detail', text: 'One muted line of 13 px. Optional.', at: 'li p + p' },
      {
        name: 'End',
        text: 'A `Badge` for a state, or one small `Button`. In the middle of the row’s height.',
        at: 'li > :last-child',
      },
    ],
  },
  states: {
    Default: 'One row tells its state, one offers its deed.',
    Empty: 'Draws nothing. Put an `EmptyState` in its place.',
    LongText: 'The title takes more lines; the button keeps its width.',
  },
  pairs: [
    {
      do: {
        text: 'Name the deed so that it is understood without its row.',
        example: (
          <RowList
            items={[
              {
                id: 1,
                title: 'Safari, iPhone',
                end: (
                  <Button size="sm" aria-label="Safari, iPhone: chiqish">
                    Chiqish
                  </Button>
                ),
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Give every row two buttons. Put them into a `Menu`.',
        example: (
          <RowList
            items={[
              {
                id: 1,
                title: 'Safari, iPhone',
                end: (
                  <>
                    <Button size="sm">Nomlash</Button>
                    <Button size="sm">Chiqish</Button>
                  </>
                ),
              },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Список, 2 элемента. Chrome, Windows, сейчас · 84.54.70.12, это устройство',
    uz: 'Ro‘yxat, 2 element. Chrome, Windows, hozir · 84.54.70.12, shu qurilma',
    note: 'Only what stands in `end` takes the focus.',
  },
  limits: [
    'The list has no name of its own: let it stand in a `Card` with a title.',
    'Every row is in the page: a few dozen, no more.',
    'An empty list is still announced as a list. Leave it out instead.',
  ],
} satisfies ComponentDocs;
