import { Clock, EyeOff, MapPin } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { Link } from '../Link/Link';
import { PlaceCard } from './PlaceCard';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A place of business: image, logo, name, where it is and when it is open.',
  props: { PlaceCard },
  whenToUse: [
    'The list of showrooms, in a `CardGrid`.',
    'As the head of what belongs to one place, without `href`.',
  ],
  whenNot: [
    { when: 'A car', instead: ['MediaCard'] },
    { when: 'A person', instead: ['RowList'] },
    { when: 'The head of the place’s own page', instead: ['CoverImage', 'Page'] },
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
        text: '2:1, cut to fill. Missing or broken: a drawing.',
        at: 'article > div',
      },
      {
        name: 'Logo',
        text: '56 px, half on the cover, shown whole on a light ground.',
        at: 'article > div > span:last-child',
      },
      {
        name: 'Title',
        text: 'Heading of level 2. With `href` its link covers the card.',
        at: 'h2',
      },
      { name: 'Menu', text: 'Right of the title, a press of its own.' },
      {
        name: 'Facts',
        text: 'Address, hours, phone; they wrap. Empty ones are left out.',
        at: 'ul',
      },
      {
        name: 'Footer',
        text: 'What there is: links of their own above the card’s link.',
        at: 'article > div:last-child',
      },
    ],
  },
  states: {
    Default: 'Nothing to press: it leads nowhere.',
    WithLinkAndFooter: 'The card leads to the place, the foot to its cars.',
    Hidden: 'A state on the image, in a word.',
    BrokenImages: 'Two drawings; the card keeps its height.',
    LongText: 'Name and address wrap; nothing is cut off.',
  },
  pairs: [
    {
      do: {
        text: 'Leave out what is not known.',
        example: (
          <PlaceCard title="Karvon Sergeli" facts={[{ icon: MapPin, text: 'Toshkent, Sergeli' }]} />
        ),
      },
      dont: {
        text: 'Fill the line with “not given”: three of them look like a broken card.',
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
    { keys: ['Tab'], does: 'The title where it is a link, the menu, what stands in the foot.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: {
    ru: 'Karvon Chilonzor, заголовок уровня 2; список, 3 элемента; Ташкент, Чиланзар, ул. Бунёдкор, 12',
    uz: 'Karvon Chilonzor, 2-darajali sarlavha; ro‘yxat, 3 ta element; Toshkent, Chilonzor, Bunyodkor ko‘chasi, 12',
    note: 'Images are decorative. The card is an article. Icons of facts are hidden: the words must say what they are.',
  },
  limits: [
    'The phone among the facts is plain text: it cannot be called from here.',
    'Two facts with the same words are one to it: texts have to differ.',
    'The title’s level is 2 and cannot be changed.',
    'Words on a card that is a link cannot be selected with a mouse.',
    'The focus ring is rendered around the title, not around the card.',
  ],
} satisfies ComponentDocs;
