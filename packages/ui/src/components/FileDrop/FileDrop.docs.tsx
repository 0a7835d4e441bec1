import type { ComponentDocs } from '../../docs/component-docs';
import { FileDrop, type FileDropPreview } from './FileDrop';

const nothing = () => undefined;
const preview: FileDropPreview = {
  label: 'Fasad surati',
  src: undefined,
  remove: { label: 'Olib tashlash: Fasad surati', onPress: nothing },
};

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: '`preview` shows the image. `size` and `shape` are one `shape`: `tile` (before: `tile`, `square`) or `landscape`.',
      before: '<ImageField label={label} addLabel={add} src={src} remove={remove} />',
      after: '<FileDrop label={add} preview={{ label, src, remove }} />',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'A dashed area for files: click it or drop files on it. With `preview` a field for one image. It reports rejected files.',
  props: { FileDrop },
  whenToUse: [
    'Use it for the files of a form: a document, a banner.',
    'Use `tile` at the end of a grid that shows the added files.',
    'Use `preview` for one image: with `tile` for a logo, shown uncropped; with `landscape` for the cover of a showroom, cropped to 16:9 as on its page, or to `ratio`.',
  ],
  whenNot: [
    { when: 'A read-only image', instead: ['CoverImage', 'Avatar'] },
    {
      when: 'Photos of a listing in their order',
      instead: ['PhotoGrid'],
      because: 'It has its own tile, progress and sorting.',
    },
    { when: 'Files in a chat', instead: ['Composer'] },
  ],
  anatomy: {
    example: (
      <FileDrop
        label="Загрузить логотип"
        hint="JPEG, PNG или WebP до 15 МБ"
        errorMessage="Файл больше 15 МБ"
        onSelect={nothing}
      />
    ),
    parts: [
      {
        name: 'Tile',
        text: 'At least 132 px high; with `tile` it fills its cell. The full area is one button.',
        at: 'button',
      },
      { name: 'Icon', text: 'An upload icon, or a plus in a tile.', at: 'svg' },
      {
        name: 'Label',
        text: 'What clicking does. While files are dragged over it: `dropLabel`.',
        at: 'button > span',
      },
      {
        name: 'Hint',
        text: 'Allowed types and size. It is the description of the button.',
        at: 'button > span + span',
      },
      { name: 'Error', text: 'Below the area: which file, and why.', at: 'button + div' },
      {
        name: 'Preview: label',
        text: 'Above, names the group. The asterisk is visual; screen readers announce that it is required.',
      },
      {
        name: 'Preview: image',
        text: 'In a tile at most 168 px square, otherwise 16:9 (or `ratio`) over the full width; what is taller than wide is at most 168 px wide.',
      },
      {
        name: 'Preview: actions',
        text: 'At the top right of the image: Retry, after an error, and Remove. During the upload a bar is at the bottom edge.',
      },
    ],
  },
  family: ['Default', 'Tile', 'Preview', 'PreviewInTile'],
  states: {
    Default: 'A dashed border shows that files can be dropped.',
    Tile: 'A cell of a grid, without a hint.',
    Over: 'Accent border and background, with `dropLabel` as the label.',
    Invalid: 'A red border and a message below, until the page removes it.',
    Disabled: 'It accepts no files. A dropped file is not opened by the browser.',
    LongText: 'Everything wraps, centred; the hint is at most 48 characters wide.',
    Preview: 'With an image: remove it to choose another one.',
    PreviewEmpty: 'Click the area or drop a file on it.',
    PreviewInTile: 'The full logo is visible.',
    PreviewBroken: 'The image does not load: an icon replaces it, and it can be removed.',
    PreviewSending: 'The local file is shown during the upload.',
    PreviewInvalid: 'The form requires an image: the message is below the area.',
    PreviewFailed: 'The image stays, with the reason and a Retry button.',
    PreviewLongText: 'The label, hint and error message wrap; the area grows.',
  },
  pairs: [
    {
      do: {
        text: 'Name the file and the reason.',
        example: (
          <FileDrop
            label="Surat qo‘shish"
            hint="JPEG yoki PNG, 15 MB gacha"
            errorMessage="kuzov.pdf: surat emas"
            onSelect={nothing}
          />
        ),
      },
      dont: {
        text: 'Reject files without a reason, or all files because of one.',
        example: (
          <FileDrop label="Surat qo‘shish" errorMessage="Fayl yuklanmadi" onSelect={nothing} />
        ),
      },
    },
    {
      do: { text: 'Accept the valid files; `onReject` receives the others with their reasons.' },
      dont: { text: 'Trust the type that the system reports: only the server checks the content.' },
    },
    {
      do: {
        text: 'Say in the hint what the image has to show.',
        example: (
          <FileDrop
            label="Surat qo‘shish"
            hint="Peshlavha va kirish to‘liq ko‘rinsin."
            preview={preview}
            onSelect={nothing}
          />
        ),
      },
      dont: {
        text: 'State the rules only after an error.',
        example: <FileDrop label="Yuklash" preview={preview} onSelect={nothing} />,
      },
    },
    {
      do: { text: 'Name what is removed: «Убрать: Логотип».' },
      dont: { text: 'Delete the saved image before the form is saved.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the area; with an image, to Retry and Remove. A disabled one is skipped.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the system’s file dialog, or activates the button. `Space` does the same.',
    },
  ],
  screenReader: {
    ru: 'Загрузить логотип, кнопка, JPEG, PNG или WebP до 15 МБ',
    uz: 'Logotip yuklash, tugma, JPEG, PNG yoki WebP, 15 MB gacha',
    note: 'The label, then the hint and the error as its description. A new error is announced immediately. Drag and drop needs a mouse; the button does the same. With `preview`: «Фото фасада, группа; Фото фасада, изображение; Убрать: Фото фасада, кнопка».',
  },
  limits: [
    'Without `preview` it does not show accepted files: the page does.',
    'A file that is dropped on the image of `preview` goes to the form, which replaces the image or asks to remove it first; there is no button to choose another one.',
    'It does not crop the file: the page crops what `landscape` leaves out.',
    'Dropped folders are not opened; files cannot be pasted.',
    'Types and sizes are checked by what the system reports.',
  ],
} satisfies ComponentDocs;
