import { ExternalLink, Phone, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { IconLink } from './IconLink';

export const docs = {
  status: 'ready',
  summary:
    'A link that is only a picture, among icon buttons: a call, a letter, the page of a thing.',
  props: { IconLink },
  whenToUse: [
    'A phone number beside a name: `tel:` opens the telephone.',
    'The way to a page in a head that has no room for words, as in a conversation.',
  ],
  whenNot: [
    {
      when: 'It does something here',
      instead: ['IconButton'],
      because: 'Readers announce links as links, and people open them in a new tab.',
    },
    { when: 'There is room for a word', instead: ['LinkButton', 'Link'] },
    { when: 'A row of a list that leads somewhere', instead: ['MediaRow', 'RowList'] },
  ],
  anatomy: {
    example: (
      <IconLink variant="secondary" size="lg" icon={Phone} aria-label="Позвонить" href="#call" />
    ),
    parts: [
      {
        name: 'Square',
        text: 'The same as `IconButton`’s: 32, 40, 48 px; 36, 44, 52 under a finger.',
        at: 'a',
      },
      { name: 'Icon', text: '18 px, 20 at `lg`.', at: 'svg' },
      {
        name: 'Tooltip',
        text: 'The `aria-label`: what it opens and whose, with the number that will be called.',
      },
    ],
  },
  states: {
    Default: 'No ground until it is hovered.',
    Secondary: 'With a border, where it stands alone.',
    Small: '32 px, in rows.',
    Large: '48 px, the height of a phone’s main buttons.',
    LongText: 'The name may be long: only readers and the tooltip have it.',
    Keyboard: 'Focused by Tab: the ring, and the tooltip at once.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say whom it calls: the name is all that a reader gets.',
        example: <IconLink icon={Phone} aria-label="Dilnozaga qo‘ng‘iroq qilish" href="#dilnoza" />,
        heard: 'Dilnozaga qo‘ng‘iroq qilish, havola',
      },
      dont: {
        text: 'Say what the picture shows.',
        example: <IconLink icon={Phone} aria-label="Telefon" href="#phone" />,
        heard: 'Telefon, havola',
      },
    },
    {
      do: {
        text: 'Put links and deeds side by side: they look alike and say what they are.',
        example: (
          <Inline gap={1}>
            <IconLink icon={ExternalLink} aria-label="Открыть на сайте" href="#site" />
            <IconButton icon={Trash2} aria-label="Удалить" />
          </Inline>
        ),
      },
      dont: { text: 'Give `_blank` to pages of this app: they would load it a second time.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it and shows the tooltip.' },
    { keys: ['Enter'], does: 'Follows the link. `Space` does nothing, as with every link.' },
    { keys: ['Escape'], does: 'Hides the tooltip.' },
  ],
  reader: {
    ru: 'Позвонить: +998 90 123 45 67, ссылка',
    uz: 'Qo‘ng‘iroq qilish: +998 90 123 45 67, havola',
  },
  limits: [
    'It cannot be disabled: where there is nowhere to go, leave it out.',
    'It does not say that a new tab opens; put that into the name.',
    'A `tel:` link on a computer without a telephone program does nothing that anybody sees.',
  ],
} satisfies ComponentDocs;
