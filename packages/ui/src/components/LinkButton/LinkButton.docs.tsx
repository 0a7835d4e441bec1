import { Download, Plus } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { LinkButton } from './LinkButton';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A link that looks like a button: the main path to another page.',
  props: { LinkButton },
  whenToUse: [
    'Use it when the main action opens another page: «Добавить авто».',
    'Use it with `download` for a file.',
    'Use it as the action of an empty or failed screen.',
  ],
  whenNot: [
    {
      when: 'It does something on this page',
      instead: ['Button'],
      because: 'A link can be opened in a new tab, an action cannot.',
    },
    { when: 'Text in a sentence or a name in a row', instead: ['Link'] },
    { when: 'Only an icon fits', instead: ['IconButton'] },
    { when: 'Views of one screen', instead: ['Tabs'] },
  ],
  anatomy: {
    example: (
      <LinkButton href="#add" variant="primary" size="lg" icon={Plus}>
        Добавить авто
      </LinkButton>
    ),
    parts: [
      {
        name: 'Container',
        text: 'The height and colours of `Button`, so that both fit side by side.',
        at: 'a',
      },
      {
        name: 'Icon',
        text: 'Optional; 18 px, 16 px at `sm`. `iconEnd` is after the label.',
        at: 'svg',
      },
      { name: 'Label', text: 'One line, truncated if it is too long.', at: 'span' },
    ],
  },
  states: {
    Default: 'Primary: the main path from the screen.',
    Secondary: 'Next to a primary one, or alone where nothing is urgent.',
    Disabled: 'Looks like a disabled button and cannot be focused. It gives no reason.',
    LongText: 'Full width on a phone.',
  },
  pairs: [
    {
      do: {
        text: 'Use a link for a page and a button for an action.',
        example: (
          <Inline gap={2}>
            <LinkButton href="#new">Yangi e’lon</LinkButton>
            <Button variant="primary">Saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Use the label “Next”: out of context it has no meaning.',
        example: <LinkButton href="#next">Davom etish</LinkButton>,
      },
    },
    {
      do: {
        text: 'Name the file that will be downloaded.',
        example: (
          <LinkButton href="#report" download="leads.csv" icon={Download}>
            Скачать лиды, CSV
          </LinkButton>
        ),
      },
      dont: {
        text: 'Use a link for a file that takes long to create: it shows no progress.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it. A disabled link is skipped.' },
    {
      keys: ['Enter'],
      does: 'Follows the link. `Space` does nothing, because it is not a button.',
    },
    { keys: ['Control', 'Enter'], does: 'Opens it in a new tab.' },
  ],
  screenReader: {
    ru: 'Добавить авто, ссылка',
    uz: 'Avtomobil qo‘shish, havola',
    note: 'It looks like a button but is announced as a link.',
  },
  limits: [
    'It has neither `isPending` nor `disabledReason`.',
    'A label too long for its line is truncated, and nothing shows the full text.',
    'It does not show that it opens a new tab.',
  ],
} satisfies ComponentDocs;
