import type { ComponentDocs } from '../../docs/component-docs';
import { FileDrop } from './FileDrop';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A dashed tile that takes files by a press and by a drop, and says which it rejects.',
  props: { FileDrop },
  whenToUse: [
    'Files for a form: a document, a banner.',
    'As `tile` at the end of a grid that shows what was added.',
  ],
  whenNot: [
    { when: 'One image that is shown and changed', instead: ['ImageField'] },
    {
      when: 'Photos of a listing in their order',
      instead: ['PhotoGrid'],
      because: 'It brings its own tile, progress and moving.',
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
        text: 'At least 132 px high; as `tile` it fills its cell. The whole of it is one button.',
        at: 'button',
      },
      { name: 'Icon', text: 'An arrow up, or a plus in a tile.', at: 'svg' },
      {
        name: 'Label',
        text: 'What a press does. While files are over it: `dropLabel`.',
        at: 'button > span',
      },
      {
        name: 'Hint',
        text: 'Kinds and size, before anything is rejected. It describes the button.',
        at: 'button > span + span',
      },
      { name: 'Error', text: 'Below the tile. Which file, and why.', at: 'button + div' },
    ],
  },
  states: {
    Default: 'A dashed line says: something can be put here.',
    Tile: 'A cell of a grid, without a hint.',
    Over: 'The accent’s line and ground, and `dropLabel` in the label’s place.',
    Invalid:
      'A red line and words below, until the page takes them away with the next file that passes.',
    Disabled: 'Takes nothing, and a dropped file does not open in its place.',
    LongText: 'Everything wraps in the middle; the hint is at most 48 letters wide.',
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
        text: 'Reject without a word, or all because of one.',
        example: (
          <FileDrop label="Surat qo‘shish" errorMessage="Fayl yuklanmadi" onSelect={nothing} />
        ),
      },
    },
    {
      do: { text: 'Take the files that pass; `onReject` brings the others, each with its reason.' },
      dont: { text: 'Trust the kind that the system tells: only the server sees the bytes.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the tile. A disabled one is passed over.' },
    { keys: ['Enter'], does: 'Opens the system’s window for files.' },
    { keys: ['Space'], does: 'The same.' },
  ],
  screenReader: {
    ru: 'Загрузить логотип, кнопка, JPEG, PNG или WebP до 15 МБ',
    uz: 'Logotip yuklash, tugma, JPEG, PNG yoki WebP, 15 MB gacha',
    note: 'Label, then the hint and the error as its description. An error that comes is also said at once. Dragging is for pointers; the button does the same.',
  },
  limits: [
    'It does not show what was taken: the page does.',
    'A folder that is dropped is not looked into; pasting is not listened to.',
    'Kinds and sizes are checked by what the system says of a file.',
  ],
} satisfies ComponentDocs;
