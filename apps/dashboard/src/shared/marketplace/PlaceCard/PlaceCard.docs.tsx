import { Clock, EyeOff, MapPin } from 'lucide-react';
import type { ComponentDocs } from '@karvon/ui/docs';
import { Badge } from '@karvon/ui/Badge';
import { Link } from '@karvon/ui/Link';
import { PlaceCard } from './PlaceCard';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A showroom: image, logo, name, address and opening hours.',
  props: { PlaceCard },
  whenToUse: [
    'Use it for the list of showrooms, in a `Grid` with `as="ul"`.',
    'Use it without `href` above content that belongs to one showroom.',
  ],
  whenNot: [
    { when: 'A car', instead: ['MediaCard'] },
    { when: 'A user', instead: ['RowList'] },
    { when: 'The top of the showroom’s own page', instead: ['CoverImage', 'Page'] },
    { when: 'More than five facts', instead: ['DefinitionList'] },
  ],
  anatomy: {
    example: (
      <div style={{ maxWidth: 340 }}>
        <PlaceCard
          title="Karvon Chilonzor"
          href="#chilonzor"
          badge={
            <Badge icon={EyeOff} isLifted>
              Скрыт
            </Badge>
          }
          facts={[
            { icon: MapPin, text: 'Ташкент, Чиланзар, ул. Бунёдкор, 12' },
            { icon: Clock, text: '09:00–20:00' },
          ]}
          footer={<Link href="#cars">24 машины</Link>}
        />
      </div>
    ),
    parts: [
      {
        name: 'Cover',
        text: '2:1, cropped. Missing or broken: an illustration.',
        at: 'article > div',
      },
      {
        name: 'Logo',
        text: '56 px, half over the cover, uncropped, on a light background.',
        at: 'article > div > span:last-child',
      },
      {
        name: 'Title',
        text: 'A level 2 heading. With `href` its link covers the card.',
        at: 'h2',
      },
      { name: 'Menu', text: 'To the right of the title, as a separate button.' },
      {
        name: 'Facts',
        text: 'Address, hours, phone; they wrap. Empty ones are left out.',
        at: 'ul',
      },
      {
        name: 'Footer',
        text: 'Counts, as separate links above the card’s link.',
        at: 'article > div:last-child',
      },
    ],
  },
  states: {
    Default: 'Without a link.',
    WithLinkAndFooter: 'The card links to the showroom, the footer to its cars.',
    Hidden: 'A status on the image, as text.',
    BrokenImages: 'Two illustrations; the card keeps its height.',
    LongText: 'The name and address wrap and are not truncated.',
  },
  pairs: [
    {
      do: {
        text: 'Leave out unknown facts.',
        example: (
          <PlaceCard title="Karvon Sergeli" facts={[{ icon: MapPin, text: 'Toshkent, Sergeli' }]} />
        ),
      },
      dont: {
        text: 'Show “not given”: three of them look like an error.',
        example: (
          <PlaceCard
            title="Karvon Sergeli, 2"
            facts={[
              { icon: MapPin, text: 'Toshkent, Sergeli' },
              { icon: Clock, text: 'Ko‘rsatilmagan' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the title, if it is a link, the menu, and the controls in the footer.',
    },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: {
    ru: 'Karvon Chilonzor, заголовок уровня 2; список, 3 элемента; Ташкент, Чиланзар, ул. Бунёдкор, 12',
    uz: 'Karvon Chilonzor, 2-darajali sarlavha; ro‘yxat, 3 ta element; Toshkent, Chilonzor, Bunyodkor ko‘chasi, 12',
    note: 'Images are decorative. The card is an article. Icons of facts are hidden: the text must be clear without them.',
  },
  limits: [
    'The phone number is plain text: it cannot be called.',
    'The texts of facts must be unique.',
    'The title has level 2, which cannot be changed.',
    'Text on a card that is a link cannot be selected with a mouse.',
    'The focus ring is around the title, not around the card.',
  ],
} satisfies ComponentDocs;
