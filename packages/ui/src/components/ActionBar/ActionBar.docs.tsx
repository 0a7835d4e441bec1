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
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'Actions that stay in view: the footer of a long form, or what can be done with the selected rows.',
  props: { ActionBar },
  whenToUse: [
    'A form longer than the screen whose actions must not scroll away: a new listing, a campaign.',
    'On a phone in place of the tab bar: give the shell `tabBar={null}`.',
    'Above a `Table` with `selection` or cards with boxes, from the first selected row on: `variant="selection"`.',
  ],
  whenNot: [
    {
      when: 'One button over a list on a phone',
      instead: ['Page'],
      because: 'Its `phoneAction` is above the tab bar and gone on wide screens.',
    },
    { when: 'Actions for one row', instead: ['Menu', 'IconButton'] },
    {
      when: 'Buttons of a window',
      instead: ['Dialog'],
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
      {
        name: 'Actions',
        text: 'At most two, the main one last. Of a selection verbs with icons, which scroll sideways where they do not fit.',
        at: '[role="status"] + *',
      },
      { name: 'Cross', text: 'Of a selection: clears it. It always stays in view.' },
    ],
  },
  states: {
    Default: 'Nothing is wrong: the place between is empty.',
    Invalid: 'After a failed press. The buttons stay pressable, so that people can try again.',
    Selection:
      'Inverse, in the middle of the lower edge; on a phone above the tab bar. The commonest action first.',
    LongTextOfSelection: 'Labels do not wrap: the bar grows, then its actions scroll.',
    LongText: 'On a phone two labels that do not fit beside each other stack, the main one on top.',
  },
  stage: { width: 'full', frame: 200 },
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
        text: 'Disable the button until all is right, without a word.',
        example: (
          <ActionBar aria-label="E’lon bilan amallar, tugma o‘chiq">
            <Button variant="primary" isDisabled>
              Yuborish
            </Button>
          </ActionBar>
        ),
      },
    },
    {
      do: { text: 'Say after an action on many how many went through and why the others did not.' },
      dont: { text: 'Disable an action because one of forty rows forbids it.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the actions, of a selection to the cross. Disabled ones are passed over.',
    },
    { keys: ['Enter'], does: 'Presses the focused one.' },
    { keys: ['Space'], does: 'The same.' },
  ],
  screenReader: {
    ru: 'Действия с объявлением, группа. Отменить, кнопка',
    uz: 'E’lon bilan amallar, guruh. Bekor qilish, tugma',
    note: 'A message that comes later is read out in turn, without moving the focus.',
  },
  limits: [
    'A selection’s bar covers the last rows: leave about 80 px below the list. The focus does not move to it; when it goes, the focus goes back to where it came from.',
    'It sticks only as the last child of the shell’s `main`: in another box it ends with that box.',
    'Nothing keeps the page’s lower edge free for it: a field that Tab brings there may stand half under it.',
    'Three long labels fill a phone’s third of the screen. Put the third action into a `Menu` above.',
  ],
} satisfies ComponentDocs;
