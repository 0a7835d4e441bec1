import type { ComponentDocs } from '@karvon/ui/docs';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { QrCode } from '../QrCode/QrCode';
import { PrintSheet } from './PrintSheet';

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'A sheet of paper that is printed instead of the screen: a car, a deal, a receipt.',
  props: { PrintSheet },
  whenToUse: [
    'Use it for what leaves the office on paper. Render it when a user presses Print; it opens the print dialog itself.',
    'Use `poster` for what is read from two metres, and `document` for what is held in the hand.',
  ],
  whenNot: [
    { when: 'Facts on a screen', instead: ['DefinitionList', 'Card'] },
    {
      when: 'A table to work with',
      instead: ['Table'],
      because: 'A download as CSV opens in a spreadsheet.',
    },
  ],
  anatomy: {
    example: (
      <PrintSheet
        isPreview
        title="Chevrolet Cobalt, 2024"
        context="Karvon Chilonzor"
        code={
          <QrCode size="fill" value="https://karvon.uz/cars/42" aria-label="Объявление на Karvon" />
        }
        headline="168 000 000 сум"
        signatures={['Автосалон', 'Клиент']}
        note="Цена на 20 ноября"
      >
        <DefinitionList items={[{ term: 'Пробег', detail: '24 500 км' }]} />
      </PrintSheet>
    ),
    parts: [
      { name: 'Title', text: '16 px, on a poster 36 px.', at: 'h1' },
      { name: 'Context', text: 'The showroom and the date.', at: 'h1 + p' },
      { name: 'Code', text: 'A `QrCode`: 28 mm wide, on a poster 52 mm.', at: 'svg' },
      { name: 'Headline', text: 'The price: 22 px, on a poster 60 px.', at: 'header + div' },
      {
        name: 'Facts',
        text: 'A `DefinitionList`. Only what the reader of the paper needs.',
        at: 'dl',
      },
      {
        name: 'Signatures',
        text: 'A line and a name for each side.',
        at: 'div:has(> p):not(header *)',
      },
      { name: 'Note', text: 'What the sheet does not promise.', at: 'footer' },
    ],
  },
  states: {
    Default: 'A receipt: A5, half a page, which every printer of a showroom has.',
    CarSheet: 'A poster on A4, with the price in the largest type and a code to scan.',
    DealSheet: 'Two sides sign it.',
    Dark: 'Always dark on white: paper is white.',
    OnPhone: 'In a preview, the sheet is as wide as the screen.',
    LongText: 'Long text continues on a second page, never past the edge.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Print the same numbers as on the screen, with the date of the rate.' },
      dont: { text: 'Print the screen: menus and buttons on paper look like a mistake.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Чек № 1042, статья; заголовок, уровень 1',
    uz: '1042-raqamli chek, maqola; sarlavha, 1-daraja',
    note: 'When it is printed it is not on the screen: the browser’s dialog is announced.',
  },
  limits: [
    'The paper size is a suggestion: a user can select another one in the dialog.',
    'It waits up to five seconds for fonts, images and codes, then prints without them.',
    'In some browsers on phones the dialog opens only directly after a press: render it then.',
    'Remove it in `onDone`: while it is there, the page itself cannot be printed.',
  ],
} satisfies ComponentDocs;
