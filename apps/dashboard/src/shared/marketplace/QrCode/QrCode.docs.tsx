import type { ComponentDocs } from '@karvon/ui/docs';
import { QrCode } from './QrCode';

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'A code that a phone’s camera opens: a listing, a phone number, this site.',
  props: { QrCode },
  whenToUse: [
    'Use it where a user has another device in their hand: on paper, or on a desktop page about the app.',
    'Say next to it what it opens.',
  ],
  whenNot: [
    {
      when: 'A link on a screen that is a phone itself',
      instead: ['Link', 'Button'],
      because: 'Nobody can scan the screen that they hold.',
    },
    { when: 'An image', instead: ['CoverImage', 'Thumbnail'] },
  ],
  anatomy: {
    example: <QrCode value="https://karvon.uz/cars/42" aria-label="Объявление на Karvon" />,
    parts: [
      {
        name: 'Code',
        text: 'Black on white in both themes. Errors of up to 15% are corrected: level M.',
        at: 'path',
      },
      {
        name: 'Quiet zone',
        text: 'White, four modules wide on each side. Scanners need it: nothing may cover it.',
      },
    ],
  },
  states: {
    Default: '132 px.',
    Dark: 'The same in the dark theme.',
    Large: '200 px.',
    Fill: 'As wide as the element around it.',
    Phone: 'A `tel:` address opens the dialler.',
    LongText: 'A longer address has smaller modules. On paper keep them above 0.5 mm.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Encode a short address: its modules are larger, and it is found from further away.',
      },
      dont: { text: 'Encode tracking parameters that nobody reads.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Объявление на Karvon, изображение',
    uz: 'Karvondagi e’lon, rasm',
    note: 'Until the code is there, the image is marked as busy. In a page that is built ahead it is empty and not busy. Put a link with the same address next to it where the page is not paper.',
  },
  limits: [
    'It encodes up to about two thousand characters. Longer text throws an error.',
    'No logo in the middle and no colours.',
    'The part that encodes is loaded with the first code; `PrintSheet` waits for it.',
  ],
} satisfies ComponentDocs;
