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
  summary: 'Keeps the actions of a long form, or of the selected rows, on screen.',
  props: { ActionBar },
  whenToUse: [
    'Use it for a form longer than the screen, such as a new listing or a campaign.',
    'On a phone it replaces the tab bar: set `tabBar={null}` on the shell.',
    'Use `variant="selection"` above a `Table` with `selection`, or cards with checkboxes, once something is selected.',
  ],
  whenNot: [
    {
      when: 'One button above a list on a phone',
      instead: ['Page'],
      because: '`phoneAction` is above the tab bar and is hidden on larger screens.',
    },
    { when: 'Actions for one row', instead: ['Menu', 'IconButton'] },
    {
      when: 'Buttons of a dialog',
      instead: ['Dialog'],
      because: 'Its `footer` is always visible.',
    },
    {
      when: 'Buttons of a page without a form',
      instead: ['Page'],
      because: 'Put them in its `actions`.',
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
        text: 'A surface with a border on top, fixed to the bottom edge. On phones it leaves room for the home indicator.',
        at: '[role="group"]',
      },
      {
        name: 'Cancel button',
        text: 'A ghost button. On phones it is at the top of the page instead.',
        at: 'button',
      },
      {
        name: 'Message',
        text: 'The number of errors, with a link to the first. On a phone it has its own row.',
        at: '[role="status"]',
      },
      {
        name: 'Actions',
        text: 'At most two, the main one last. For a selection: verbs with icons, which scroll horizontally if they do not fit.',
        at: '[role="status"] + *',
      },
      { name: 'Close button', text: 'Clears the selection. It is always visible.' },
    ],
  },
  states: {
    Default: 'No errors: the space in the middle is empty.',
    Invalid:
      'After the form was submitted with errors. The buttons stay enabled, so that users can try again.',
    Selection:
      'Inverse colours, in the middle of the bottom edge; on a phone above the tab bar. The most common action is first.',
    LongTextOfSelection: 'Labels do not wrap: the bar grows, then its actions scroll.',
    LongText:
      'On a phone, two labels that do not fit side by side are stacked in the order of Tab, the main one below.',
  },
  stage: { width: 'full', frame: 200 },
  pairs: [
    {
      do: {
        text: 'Let users submit, then say how many errors there are.',
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
        text: 'Disable the button until every field is valid, without saying why.',
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
      do: { text: 'After a bulk action, say how many succeeded and why the others failed.' },
      dont: { text: 'Disable an action because one of forty rows does not allow it.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the actions, then to the Close button of a selection. Disabled buttons are skipped, except those with a `disabledReason`.',
    },
    { keys: ['Enter'], does: 'Activates the focused button.' },
    { keys: ['Space'], does: 'Activates the focused button.' },
  ],
  screenReader: {
    ru: 'Действия с объявлением, группа. Отменить, кнопка',
    uz: 'E’lon bilan amallar, guruh. Bekor qilish, tugma',
    note: 'A message that appears later is announced after the current speech. Focus does not move.',
  },
  limits: [
    'The bar of a selection covers the last rows: leave about 80 px below the list. Focus does not move to it. When it closes, focus returns to where it was.',
    'It sticks only as the last child of the shell’s `main`. In another container it ends with that container.',
    'The page does not reserve space for it: a field focused with Tab can be partly covered.',
    'Three long labels take up a third of a phone’s screen. Put the third action in a `Menu` above.',
  ],
} satisfies ComponentDocs;
