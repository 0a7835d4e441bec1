import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Breadcrumbs } from './Breadcrumbs';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'The way from the list to this page, each step but the last a link.',
  props: { Breadcrumbs },
  whenToUse: [
    'A page below a list: one car, a new campaign. Give them to `Page` as `breadcrumbs`.',
    'Two or three steps. The first is the place in the sidebar.',
  ],
  whenNot: [
    {
      when: 'A page of the sidebar itself',
      instead: ['Page'],
      because: 'Its title says where one is.',
    },
    {
      when: 'Steps of a task',
      instead: ['Stepper'],
      because: 'There is an order and what is done, not a place.',
    },
    { when: 'Views of one thing', instead: ['Tabs'] },
    { when: 'The way back on a phone', instead: ['MobileTitleBar'] },
  ],
  anatomy: {
    example: (
      <Breadcrumbs
        aria-label="Путь, образец"
        items={[{ label: 'Автомобили', href: '#autos' }, { label: 'Chevrolet Tracker, 2023' }]}
      />
    ),
    parts: [
      { name: 'Step', text: 'A link in a muted colour, underlined under the pointer.', at: 'a' },
      { name: 'Slash', text: 'Rendered between steps.', at: 'li + li' },
      { name: 'Here', text: 'The page itself: words without a link.', at: '[aria-current]' },
    ],
  },
  states: {
    Default: '13 px, above the title.',
    Empty: 'An empty row. Leave the component out instead.',
    LongText: 'Steps wrap; a long name breaks inside.',
  },
  pairs: [
    {
      do: {
        text: 'Name the steps as the sidebar and the title do.',
        example: (
          <Breadcrumbs
            aria-label="Yo‘l, to‘g‘ri"
            items={[{ label: 'Avtomobillar', href: '#autos' }, { label: 'Yangi e’lon' }]}
          />
        ),
        announced: 'Avtomobillar, havola; Yangi e’lon, joriy sahifa',
      },
      dont: {
        text: 'Link the page to itself.',
        example: (
          <Inline gap={2}>
            <Link href="#autos">Avtomobillar</Link>
            <Text>/</Text>
            <Link href="#new">Yangi e’lon</Link>
          </Inline>
        ),
        announced: 'Avtomobillar, havola; Yangi e’lon, havola',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link. The last step is no stop.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: {
    ru: 'Путь, навигация, список, 2 элемента. Автомобили, ссылка. Новое, текущая страница',
    uz: 'Yo‘l, navigatsiya, ro‘yxat, 2 ta element. Avtomobillar, havola. Yangi, joriy sahifa',
  },
  limits: [
    'Long ways are not folded into dots: deeper than three steps, the structure is wrong.',
    'The slash is rendered by CSS, and some screen readers say it between the steps.',
    'The links are as high as their line: on touch use the title bar’s way back.',
  ],
} satisfies ComponentDocs;
