import { Download, Plus } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { LinkButton } from './LinkButton';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A link that looks like a button: the main way from this screen to another.',
  props: { LinkButton },
  whenToUse: [
    'The first thing to do here is on another page: «Добавить авто».',
    'A file to save, with `download`.',
    'The one way out of an empty or a failed screen.',
  ],
  whenNot: [
    {
      when: 'It does something on this page',
      instead: ['Button'],
      because: 'A link can be opened in a new tab, an action cannot.',
    },
    { when: 'A word in a sentence or a name in a row', instead: ['Link'] },
    { when: 'Only an image fits', instead: ['IconButton'] },
    { when: 'One of several parts of a screen', instead: ['Tabs'] },
  ],
  anatomy: {
    example: (
      <LinkButton href="#add" variant="primary" size="lg" icon={Plus}>
        Добавить авто
      </LinkButton>
    ),
    parts: [
      {
        name: 'Ground',
        text: 'Height and colours are `Button`’s, so the two stand side by side.',
        at: 'a',
      },
      {
        name: 'Icon',
        text: 'Optional; 18 px, 16 at `sm`. `iconEnd` stands after the words.',
        at: 'svg',
      },
      { name: 'Label', text: 'One line, in dots when too long.', at: 'span' },
    ],
  },
  states: {
    Default: 'Primary: the one way on that the screen is for.',
    Secondary: 'Beside a primary one, or alone where nothing is urgent.',
    Disabled: 'Looks like a disabled button and cannot be focused. It gives no reason.',
    LongText: 'Over the whole width of a phone.',
  },
  pairs: [
    {
      do: {
        text: 'Lead to a page by a link, do an action by a button.',
        example: (
          <Inline gap={2}>
            <LinkButton href="#new">Yangi e’lon</LinkButton>
            <Button variant="primary">Saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Call it “Next”: out of its place nobody knows where that is.',
        example: <LinkButton href="#next">Davom etish</LinkButton>,
      },
    },
    {
      do: {
        text: 'Name the file that will be saved.',
        example: (
          <LinkButton href="#report" download="leads.csv" icon={Download}>
            Скачать лиды, CSV
          </LinkButton>
        ),
      },
      dont: {
        text: 'Save something by a link whose file takes long to make: it shows no progress.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it. A disabled one is passed over.' },
    { keys: ['Enter'], does: 'Follows the link. `Space` does nothing: it is no button.' },
    { keys: ['Control', 'Enter'], does: 'Opens it in a new tab, by the browser.' },
  ],
  screenReader: {
    ru: 'Добавить авто, ссылка',
    uz: 'Avtomobil qo‘shish, havola',
    note: 'Though it looks like a button it is announced as a link, which is what it is.',
  },
  limits: [
    'It has neither `isPending` nor `disabledReason`: leaving a page is not work.',
    'A label too long for its line is cut, and nothing shows the rest.',
    'Nothing marks one that opens a new tab.',
  ],
} satisfies ComponentDocs;
