import { EyeOff } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { CoverImage } from './CoverImage';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The image of a place in full, 16:10, with its logo in the corner.',
  props: { CoverImage },
  whenToUse: ['At the top of a showroom’s page and in the preview that buyers will see.'],
  whenNot: [
    { when: 'A place in a list', instead: ['PlaceCard'] },
    { when: 'Photos to look through', instead: ['Gallery'] },
    { when: 'Choosing the image', instead: ['ImageField'] },
    { when: 'A person', instead: ['Avatar'] },
  ],
  anatomy: {
    example: (
      <CoverImage
        src={null}
        alt="Фасад Karvon Chilonzor"
        badge={
          <Badge icon={EyeOff} isLifted>
            Скрыт
          </Badge>
        }
      />
    ),
    parts: [
      {
        name: 'Frame',
        text: 'As wide as its place, always 16:10: nothing jumps when the photo comes.',
        at: 'div',
      },
      {
        name: 'Photo',
        text: 'Fills the frame and is cut at the edges. Without one an icon stands there.',
        at: 'svg',
      },
      { name: 'Badge', text: 'Top left, lifted, at most one.', at: 'span' },
      {
        name: 'Logo',
        text: '72 px, bottom left, shown whole on a plate. Left out where it does not load.',
      },
    ],
  },
  states: {
    Default: 'Photo, and the logo on its plate.',
    Empty: 'No photo yet: the icon of a building.',
    Broken: 'A photo that does not load looks like none.',
    WithBadge: 'What buyers do not see, said on the image.',
  },
  pairs: [
    {
      do: { text: 'Say in `alt` what is seen: «Фасад с вывеской Karvon Chilonzor».' },
      dont: { text: 'Repeat the title of the page in it: screen readers have just heard that.' },
    },
    {
      do: { text: 'Give a photo at least 1200 px wide, with what matters in the middle.' },
      dont: {
        text: 'Put words or a price on the photo: they are cut on a phone, and nobody can read them out.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Фасад Karvon Chilonzor, изображение',
    uz: 'Karvon Chilonzor old tomoni, rasm',
    note: 'Without a photo the icon is silent; the badge is read as text.',
  },
  limits: [
    'The part of the photo that is shown cannot be chosen: always the middle.',
    'While the photo loads the icon is not shown either, only the ground.',
    'It asks for one file at every width; smaller ones for phones are not chosen.',
    'A photo that failed is tried again only at another address.',
  ],
} satisfies ComponentDocs;
