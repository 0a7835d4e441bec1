import type { ComponentDocs } from '../../docs/component-docs';
import { ImageField } from './ImageField';

const nothing = () => undefined;
const illustration =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%239bb"/%3E%3C/svg%3E';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One image of a form: chosen or dropped, then shown with what can be done about it.',
  props: { ImageField },
  whenToUse: [
    'A logo: `square`, shown whole.',
    'The front of a showroom: `wide`, cut to 16:9 as its page shows it.',
  ],
  whenNot: [
    { when: 'Several images in an order', instead: ['PhotoGrid'] },
    { when: 'A file that is no image', instead: ['FileDrop'] },
    { when: 'Only showing it', instead: ['CoverImage', 'Avatar'] },
  ],
  anatomy: {
    example: (
      <div style={{ maxWidth: 360 }}>
        <ImageField
          label="Фото фасада"
          addLabel="Добавить фото"
          shape="landscape"
          src={illustration}
          onSelect={nothing}
          remove={{ label: 'Убрать: Фото фасада', onPress: nothing }}
          retry={{ label: 'Повторить', onPress: nothing }}
          isRequired
        />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        text: 'Names the group; the asterisk is for eyes, screen readers hear that it is required.',
        at: '[role="group"] > span',
      },
      {
        name: 'Image',
        text: 'At most 168 px square, or 16:9 over the width. Before there is one: a dashed tile.',
        at: 'img',
      },
      {
        name: 'Actions',
        text: 'At the top right: try again, where it failed, and remove.',
        at: 'button',
      },
      { name: 'Progress', text: 'A bar at the lower edge while it is sent.' },
      { name: 'Error', text: 'Below the image, or in the tile.' },
    ],
  },
  states: {
    Default: 'An image is there: it can be taken away, then another is chosen.',
    Empty: 'A tile that takes a press or a file that is dropped.',
    Square: 'Nothing of a logo is cut off.',
    Sending: 'It is seen at once, from the file itself, while it is sent.',
    Invalid: 'The form asked for one: the words stand below the tile.',
    LongText: 'Label, hint and error wrap; the tile grows with them.',
    Broken: 'It does not load: an icon stands in its place, and it can be taken away.',
    Failed: 'The image stays, with the reason and the way to send it again.',
  },
  pairs: [
    {
      do: {
        text: 'Say in the hint what has to be seen on it.',
        example: (
          <ImageField
            label="Fasad surati"
            addLabel="Surat qo‘shish"
            hint="Peshlavha va kirish to‘liq ko‘rinsin."
            shape="landscape"
            src={undefined}
            onSelect={nothing}
            remove={{ label: 'Olib tashlash', onPress: nothing }}
          />
        ),
      },
      dont: {
        text: 'Leave people to learn the rules from a rejection.',
        example: (
          <ImageField
            label="Fasad surati"
            addLabel="Yuklash"
            shape="landscape"
            src={undefined}
            onSelect={nothing}
            remove={{ label: 'Olib tashlash', onPress: nothing }}
          />
        ),
      },
    },
    {
      do: { text: 'Name what is removed: «Убрать: Логотип».' },
      dont: { text: 'Take the saved image away before the form is saved.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the tile; with an image, to “again” and “remove”.' },
    {
      keys: ['Enter'],
      does: 'On the tile: opens the system’s choice of files. On a button: presses it. `Space` too.',
    },
  ],
  screenReader: {
    ru: 'Фото фасада, группа; Фото фасада, изображение; Убрать: Фото фасада, кнопка',
    uz: 'Fasad surati, guruh; Fasad surati, rasm; Olib tashlash: Fasad surati, tugma',
    note: 'An error that appears below an image is said at once; one in the tile describes the tile’s button.',
  },
  limits: [
    'An image cannot be replaced in one step: it is removed first. Nothing can be dropped on it.',
    'It cuts nothing: what `wide` leaves out is cut by the page that shows it, not from the file.',
    'No `isDisabled`.',
  ],
} satisfies ComponentDocs;
