import type { ComponentDocs } from '../../docs/component-docs';
import { ImageField } from './ImageField';

const nothing = () => undefined;
const illustration =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%239bb"/%3E%3C/svg%3E';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for one image: choose or drop it, then retry or remove it.',
  props: { ImageField },
  whenToUse: [
    'Use `square` for a logo, shown uncropped.',
    'Use `landscape` for the cover of a showroom, cropped to 16:9 as on its page; with `ratio` for a place of another shape.',
  ],
  whenNot: [
    { when: 'Several sorted images', instead: ['PhotoGrid'] },
    { when: 'A file that is not an image', instead: ['FileDrop'] },
    { when: 'A read-only image', instead: ['CoverImage', 'Avatar'] },
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
        text: 'Names the group. The asterisk is visual; screen readers announce that it is required.',
        at: '[role="group"] > span',
      },
      {
        name: 'Image',
        text: 'At most 168 px square, or 16:9 (or `ratio`) over the full width; what is taller than wide is at most 168 px wide. Without an image: a dashed tile.',
        at: 'img',
      },
      {
        name: 'Actions',
        text: 'At the top right: Retry, after an error, and Remove.',
        at: 'button',
      },
      { name: 'Progress', text: 'A bar at the bottom edge during the upload.' },
      { name: 'Error', text: 'Below the image, or in the tile.' },
    ],
  },
  states: {
    Default: 'With an image: remove it to choose another one.',
    Empty: 'Click the tile or drop a file on it.',
    Square: 'The full logo is visible.',
    Sending: 'The local file is shown during the upload.',
    Invalid: 'The form requires an image: the message is below the tile.',
    LongText: 'The label, hint and error message wrap; the tile grows.',
    Broken: 'The image does not load: an icon replaces it, and it can be removed.',
    Failed: 'The image stays, with the reason and a Retry button.',
  },
  pairs: [
    {
      do: {
        text: 'Say in the hint what the image has to show.',
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
        text: 'State the rules only after an error.',
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
      dont: { text: 'Delete the saved image before the form is saved.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the tile; with an image, to Retry and Remove.' },
    {
      keys: ['Enter'],
      does: 'On the tile: opens the system’s file dialog. On a button: activates it. `Space` does the same.',
    },
  ],
  screenReader: {
    ru: 'Фото фасада, группа; Фото фасада, изображение; Убрать: Фото фасада, кнопка',
    uz: 'Fasad surati, guruh; Fasad surati, rasm; Olib tashlash: Fasad surati, tugma',
    note: 'A new error below an image is announced immediately; one in the tile is the description of the tile’s button.',
  },
  limits: [
    'A file that is dropped on the image goes to the form, which replaces the image or asks to remove it first; there is no button to choose another one.',
    'It does not crop the file: the page crops what `landscape` leaves out.',
    'It has no `isDisabled`.',
  ],
} satisfies ComponentDocs;
