import { CalendarDays, CircleCheck, Ellipsis, Eye, RefreshCw } from 'lucide-react';
import type { ComponentDocs } from '@karvon/ui/docs';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { MediaCard } from './MediaCard';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'An item with an image, a status, figures and one action.',
  props: { MediaCard },
  whenToUse: [
    'Use it for the list of cars, in a `Grid` with `as="ul"`.',
    'Use it where each item needs something: the footer says what, or has the action.',
  ],
  whenNot: [
    { when: 'Comparing values across many items', instead: ['Table'] },
    { when: 'A short reminder of the object of a page', instead: ['RowList'] },
    { when: 'A showroom', instead: ['PlaceCard'] },
    { when: 'What buyers will see, next to a form', instead: ['ListingPreview'] },
    { when: 'A container for anything else', instead: ['Card'] },
  ],
  anatomy: {
    example: (
      <div style={{ maxWidth: 320 }}>
        <MediaCard
          title="Chevrolet Tracker"
          href="#tracker"
          src={null}
          badge={
            <Badge tone="success" icon={CircleCheck} isLifted>
              Активно
            </Badge>
          }
          menu={<IconButton icon={Ellipsis} size="sm" aria-label="Ещё" />}
          specs="2023 · 24 500 км · автомат"
          price="219 000 000 сум"
          priceNote="18 100 у.е."
          facts={[
            { icon: Eye, label: 'Просмотры', text: '1 284' },
            { icon: CalendarDays, label: 'В салоне', text: '12 дн. в салоне' },
          ]}
          footerText="Можно поднять"
          footerTone="success"
          footerAction={
            <Button size="sm" variant="soft" icon={RefreshCw}>
              Поднять
            </Button>
          }
          onSelectedChange={nothing}
          isSelecting
          selectLabel="Выбрать Chevrolet Tracker"
        />
      </div>
    ),
    parts: [
      {
        name: 'Image',
        text: '2:1, cropped towards the lower half, where cars are. The status is on the left, the number of photos on the right.',
        at: 'article',
      },
      {
        name: 'Checkbox',
        text: 'Only with `onSelectedChange`. Visible on hover, on focus, on touch, and on all cards once one is selected.',
        at: 'label',
      },
      {
        name: 'Title',
        text: 'The only link. It covers the card, and its focus ring is around the card.',
        at: 'h3',
      },
      { name: 'Menu', text: 'All other actions. A separate button above the link.', at: 'h3 + *' },
      {
        name: 'Specs and price',
        text: 'One line of facts; the price with the other currency.',
        at: 'p',
      },
      {
        name: 'Facts',
        text: 'Icons with values; the last is on the right. `warn` is amber.',
        at: 'ul',
      },
      {
        name: 'Footer',
        text: 'One line with one action: what the item needs and what the user can do.',
        at: 'footer',
      },
    ],
  },
  family: ['Default', 'Selected', 'Declined', 'WithoutImage'],
  states: {
    Default: 'On hover the border is darker.',
    Selected: 'A 2 px accent border; the checkbox stays visible.',
    Hovered: 'The checkbox appears on hover over the card, or when it is focused.',
    Selecting: 'Once one card is selected, all checkboxes are visible.',
    Declined: 'The footer has the reason in red, and an action to resolve it.',
    WithoutImage: 'An illustration keeps the space of the image, so that rows are even.',
    LongText: 'The title and specs are truncated; the price and footer wrap.',
  },
  pairs: [
    {
      do: {
        text: 'Put one action in the footer, the others in the menu.',
        example: (
          <MediaCard
            title="Chevrolet Cobalt"
            href="#cobalt"
            specs="2021 · 61 000 km"
            footerText="Rad etildi: 3-suratda raqam ko‘rinadi"
            footerTone="danger"
            footerAction={<Button size="sm">Tuzatish</Button>}
          />
        ),
      },
      dont: {
        text: 'Colour the footer without a text that gives the reason.',
        example: (
          <MediaCard
            title="Chevrolet Cobalt"
            href="#cobalt-2"
            specs="2021 · 61 000 km"
            footerText="Rad etildi"
            footerTone="danger"
          />
        ),
      },
    },
    {
      do: { text: 'Load visible cards with `loading="eager"`, the others lazily.' },
      dont: {
        text: 'Wrap the card in a link or add `onPress`: its own buttons would stop working.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the checkbox, title, menu and the action in the footer. The checkbox is visible when focused.',
    },
    { keys: ['Enter'], does: 'On the title: opens the page. On a button: activates it.' },
    { keys: ['Space'], does: 'On the checkbox: selects the card.' },
  ],
  screenReader: {
    ru: 'Выбрать Chevrolet Tracker, флажок, не отмечен; Chevrolet Tracker, заголовок уровня 2, ссылка',
    uz: 'Chevrolet Tracker tanlash, belgilash katagi, belgilanmagan; Chevrolet Tracker, 2-darajali sarlavha, havola',
    note: 'The image is decorative. A fact is announced with its label: “Views: 1 284”. The card is an article.',
  },
  limits: [
    'Text on the card cannot be selected with a mouse, because the link covers it.',
    'The number of photos has no label unless `photoCountLabel` is set.',
    'The `label` of each fact must be unique on its card. Its tooltip is the browser’s, which is not available on touch.',
    'The placeholder is a car unless `placeholderIcon` is set.',
  ],
} satisfies ComponentDocs;
