import { CalendarDays, CircleCheck, Ellipsis, Eye, RefreshCw } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { MediaCard } from './MediaCard';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'A thing that is recognised by its image, with its state, its figures and the one thing to do.',
  props: { MediaCard },
  whenToUse: [
    'The list of cars, in a `CardGrid`.',
    'Where each thing waits for something: the foot says for what, or offers the action.',
  ],
  whenNot: [
    { when: 'Figures are compared across many things', instead: ['Table'] },
    { when: 'A reminder of the thing a page is about', instead: ['RowList'] },
    { when: 'A place of business', instead: ['PlaceCard'] },
    { when: 'What buyers will see, beside a form', instead: ['ListingPreview'] },
    { when: 'A box for anything else', instead: ['Card'] },
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
        text: '2:1, cut towards its lower half, where cars stand. State at the left, count of photos at the right.',
        at: 'article',
      },
      {
        name: 'Box',
        text: 'With `onSelectedChange` only. Seen on hover, on focus, on touch, and on all cards once one is chosen.',
        at: 'label',
      },
      {
        name: 'Title',
        text: 'The one link. It covers the card, and its ring is rendered around the card.',
        at: 'h3',
      },
      { name: 'Menu', text: 'All other actions. A press of its own above the link.', at: 'h3 + *' },
      {
        name: 'Specs and price',
        text: 'One line of facts; the price with the other currency.',
        at: 'p',
      },
      {
        name: 'Facts',
        text: 'Images with figures; the last stands at the right. `warn` is amber.',
        at: 'ul',
      },
      {
        name: 'Footer',
        text: 'One line, one action: what it waits for and what can be done now.',
        at: 'footer',
      },
    ],
  },
  states: {
    Default: 'The pointer makes the border stronger.',
    Selected: 'A border of 2 px in the accent; the box stays in view.',
    Hovered: 'The box comes into sight with a pointer over the card, or with its focus.',
    Selecting: 'Something is chosen: all boxes are in view, so that the next is one press away.',
    Declined: 'The foot gives the reason in red, and the action that mends it.',
    WithoutImage: 'A drawing keeps the image’s room, so that rows stay even.',
    LongText: 'Title and specs end in dots; price and foot wrap.',
  },
  pairs: [
    {
      do: {
        text: 'Put one action into the foot, the rest into the menu.',
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
        text: 'Colour the foot without a reason in words.',
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
      do: { text: 'Load the cards in view with `loading="eager"`, the rest as they come.' },
      dont: {
        text: 'Wrap the card in a link or give it an `onPress`: it would swallow its own buttons.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Box, title, menu, then the action in the foot. The box is seen while it has the focus.',
    },
    { keys: ['Enter'], does: 'On the title: opens the page. On a button: presses it.' },
    { keys: ['Space'], does: 'On the box: chooses the card.' },
  ],
  screenReader: {
    ru: 'Выбрать Chevrolet Tracker, флажок, не отмечен; Chevrolet Tracker, заголовок уровня 2, ссылка',
    uz: 'Chevrolet Tracker tanlash, belgilash katagi, belgilanmagan; Chevrolet Tracker, 2-darajali sarlavha, havola',
    note: 'The image is decorative. A fact is read with what it counts: “Views: 1 284”. The card is an article.',
  },
  limits: [
    'Words on the card cannot be selected with a mouse: the link lies over them.',
    'The count of photos is a bare number unless `photoCountLabel` gives it words.',
    'A fact’s `label` must be unique on its card, and its tooltip is the browser’s own: touch does not get it.',
    'The placeholder is a car unless `placeholderIcon` says otherwise.',
  ],
} satisfies ComponentDocs;
