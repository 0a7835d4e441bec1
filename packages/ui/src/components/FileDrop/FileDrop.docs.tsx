import type { ComponentDocs } from '../../docs/component-docs';
import { FileDrop } from './FileDrop';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A dashed area for files: click it or drop files on it. It reports rejected files.',
  props: { FileDrop },
  whenToUse: [
    'Use it for the files of a form: a document, a banner.',
    'Use `tile` at the end of a grid that shows the added files.',
  ],
  whenNot: [
    { when: 'One image with a preview', instead: ['ImageField'] },
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
    ],
  },
  states: {
    Default: 'A dashed border shows that files can be dropped.',
    Tile: 'A cell of a grid, without a hint.',
    Over: 'Accent border and background, with `dropLabel` as the label.',
    Invalid: 'A red border and a message below, until the page removes it.',
    Disabled: 'It accepts no files. A dropped file is not opened by the browser.',
    LongText: 'Everything wraps, centred; the hint is at most 48 characters wide.',
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
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the area. A disabled one is skipped.' },
    { keys: ['Enter'], does: 'Opens the system’s file dialog.' },
    { keys: ['Space'], does: 'Opens the system’s file dialog.' },
  ],
  screenReader: {
    ru: 'Загрузить логотип, кнопка, JPEG, PNG или WebP до 15 МБ',
    uz: 'Logotip yuklash, tugma, JPEG, PNG yoki WebP, 15 MB gacha',
    note: 'The label, then the hint and the error as its description. A new error is announced immediately. Drag and drop needs a mouse; the button does the same.',
  },
  limits: [
    'It does not show accepted files: the page does.',
    'Dropped folders are not opened; files cannot be pasted.',
    'Types and sizes are checked by what the system reports.',
  ],
} satisfies ComponentDocs;
