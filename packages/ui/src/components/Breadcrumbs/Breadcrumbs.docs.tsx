import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Breadcrumbs } from './Breadcrumbs';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'The path from the list to this page. Every step except the last is a link.',
  props: { Breadcrumbs },
  whenToUse: [
    'Use it on a page below a list: one car, a new campaign. Pass it to `Page` as `breadcrumbs`.',
    'Use two or three steps. The first is the item in the sidebar.',
  ],
  whenNot: [
    {
      when: 'A page that is in the sidebar',
      instead: ['Page'],
      because: 'Its title says where the user is.',
    },
    {
      when: 'Steps of a task',
      instead: ['SectionNav'],
      because: 'They show order and progress, not location.',
    },
    { when: 'Views of one object', instead: ['Tabs'] },
    { when: 'The Back button on a phone', instead: ['Page'] },
  ],
  anatomy: {
    example: (
      <Breadcrumbs
        aria-label="Путь, образец"
        items={[{ label: 'Автомобили', href: '#autos' }, { label: 'Chevrolet Tracker, 2023' }]}
      />
    ),
    parts: [
      { name: 'Step', text: 'A muted link, underlined on hover.', at: 'a' },
      { name: 'Slash', text: 'Between the steps.', at: 'li + li' },
      { name: 'Current page', text: 'Plain text without a link.', at: '[aria-current]' },
    ],
  },
  states: {
    Default: '13 px, above the title.',
    Empty: 'Nothing is shown. Leave the component out instead.',
    LongText: 'Steps wrap; a long name breaks.',
  },
  pairs: [
    {
      do: {
        text: 'Use the same names as the sidebar and the titles.',
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
    { keys: ['Tab'], does: 'Moves from link to link. The last step is not focusable.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: {
    ru: 'Путь, навигация, список, 2 элемента. Автомобили, ссылка. Новое, текущая страница',
    uz: 'Yo‘l, navigatsiya, ro‘yxat, 2 ta element. Avtomobillar, havola. Yangi, joriy sahifa',
  },
  limits: [
    'Long paths are not collapsed. If there are more than three steps, change the structure.',
    'The slash is added by CSS, and some screen readers announce it.',
    'The links are as high as their line: on touch use the Back button of the title bar.',
  ],
} satisfies ComponentDocs;
