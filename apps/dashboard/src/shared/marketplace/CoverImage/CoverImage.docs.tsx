import { EyeOff } from 'lucide-react';
import type { ComponentDocs } from '@karvon/ui/docs';
import { Badge } from '@karvon/ui/Badge';
import { CoverImage } from './CoverImage';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A full image of a showroom, 16:10, with its logo in the corner.',
  props: { CoverImage },
  whenToUse: ['Use it at the top of a showroom’s page and in the preview for buyers.'],
  whenNot: [
    { when: 'A showroom in a list', instead: ['PlaceCard'] },
    { when: 'A set of photos', instead: ['Gallery'] },
    { when: 'Choosing the image', instead: ['FileDrop'] },
    { when: 'A user', instead: ['Avatar'] },
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
        text: 'As wide as its container, always 16:10, so that nothing moves when the photo loads.',
        at: 'div',
      },
      {
        name: 'Photo',
        text: 'Fills the frame and is cropped. Without a photo there is an icon.',
        at: 'svg',
      },
      { name: 'Badge', text: 'Top left, above the photo, at most one.', at: 'span' },
      {
        name: 'Logo',
        text: '72 px, bottom left, uncropped, on a tile. Hidden if it does not load.',
      },
    ],
  },
  family: ['Default', 'WithBadge'],
  states: {
    Default: 'A photo, and the logo on its tile.',
    Empty: 'No photo yet: a building icon.',
    Broken: 'A photo that does not load looks like no photo.',
    WithBadge: 'Says on the image that buyers do not see it.',
  },
  pairs: [
    {
      do: { text: 'Describe the photo in `alt`: «Фасад с вывеской Karvon Chilonzor».' },
      dont: { text: 'Repeat the page title in `alt`: screen readers have just announced it.' },
    },
    {
      do: { text: 'Use a photo at least 1200 px wide, with the subject in the middle.' },
      dont: {
        text: 'Put text or a price on the photo: it is cropped on a phone, and screen readers cannot read it.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Фасад Karvon Chilonzor, изображение',
    uz: 'Karvon Chilonzor old tomoni, rasm',
    note: 'Without a photo the icon is not announced; the badge is read as text.',
  },
  limits: [
    'The visible part of the photo cannot be chosen: it is always the middle.',
    'While the photo loads, only the background is shown, not the icon.',
    'It loads the same file at every width; there are no smaller files for phones.',
    'A photo that failed is loaded again only if its address changes.',
  ],
} satisfies ComponentDocs;
