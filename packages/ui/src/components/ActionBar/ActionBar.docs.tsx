import { CircleAlert } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { ActionBar } from './ActionBar';

const buttons = (
  <>
    <Button>Сохранить черновик</Button>
    <Button variant="primary">На модерацию</Button>
  </>
);

export const docs = {
  status: 'ready',
  summary: 'The foot of a long form: the way out, what is wrong, and the deeds, always in sight.',
  props: { ActionBar },
  whenToUse: [
    'A form longer than the screen whose deeds must not scroll away: a new listing, a campaign.',
    'On a phone in place of the tab bar: give the shell `tabBar={null}`.',
  ],
  whenNot: [
    {
      when: 'One button over a list on a phone',
      instead: ['StickyAction'],
      because: 'It stands above the tab bar and is gone on wide screens.',
    },
    { when: 'Deeds for chosen rows', instead: ['BulkBar'] },
    {
      when: 'Buttons of a window',
      instead: ['Dialog', 'Drawer'],
      because: 'Their `footer` stays in view by itself.',
    },
    {
      when: 'Buttons of a page that is only read',
      instead: ['Page'],
      because: 'They belong into its `actions`.',
    },
  ],
  anatomy: {
    example: (
      <ActionBar
        aria-label="Действия с объявлением, образец"
        start={<Button variant="ghost">Отменить</Button>}
        message={
          <Badge tone="danger" icon={CircleAlert}>
            1 ошибка
          </Badge>
        }
      >
        {buttons}
      </ActionBar>
    ),
    parts: [
      {
        name: 'Bar',
        text: 'A surface with a line on top, stuck to the lower edge. On phones it keeps clear of the home bar.',
        at: '[role="group"]',
      },
      {
        name: 'Way out',
        text: 'A ghost button. Phones have it at the top of the page.',
        at: 'button',
      },
      {
        name: 'Message',
        text: 'How many errors, with a link to the first. On a phone it has a row of its own.',
        at: '[role="status"]',
      },
      { name: 'Deeds', text: 'At most two, the main one last.', at: '[role="status"] + *' },
    ],
  },
  states: {
    Default: 'Nothing is wrong: the place between is empty.',
    Invalid: 'After a failed press. The buttons stay pressable, so that people can try again.',
    LongText: 'On a phone two labels that do not fit beside each other stack, the main one on top.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Let people press, then say how many things are wrong.',
        example: (
          <ActionBar
            aria-label="E’lon bilan amallar"
            message={
              <Badge tone="danger" icon={CircleAlert}>
                2 ta xato
              </Badge>
            }
          >
            <Button variant="primary">Yuborish</Button>
          </ActionBar>
        ),
      },
      dont: {
        text: 'Hold the button until all is right, without a word.',
        example: (
          <ActionBar aria-label="E’lon bilan amallar, tugma o‘chiq">
            <Button variant="primary" isDisabled>
              Yuborish
            </Button>
          </ActionBar>
        ),
      },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Действия с объявлением, группа. Отменить, кнопка',
    uz: 'E’lon bilan amallar, guruh. Bekor qilish, tugma',
    note: 'A message that comes later is read out in turn, without moving the focus.',
  },
  limits: [
    'It sticks only as the last child of the shell’s `main`: in another box it ends with that box.',
    'Nothing keeps the page’s lower edge free for it: a field that Tab brings there may stand half under it.',
    'Three long labels fill a phone’s third of the screen. Put the third deed into a `Menu` above.',
  ],
} satisfies ComponentDocs;
