import type { ComponentDocs } from '@karvon/ui/docs';
import { FileMapping, type FileColumn, type FileMappingLabels, type Mapping } from './FileMapping';

const nothing = () => undefined;
const columns: FileColumn[] = [
  { id: '0', header: 'Марка', samples: ['Chevrolet', 'Kia'] },
  { id: '1', header: 'Стоимость', samples: ['168000000', '372000000'] },
  { id: '2', header: 'Комментарий', samples: [] },
];
const labels: FileMappingLabels = {
  column: 'Столбец файла',
  samples: 'Примеры',
  field: 'Поле',
  skip: 'Не загружать',
  noSamples: 'Пусто',
  fieldOf: (header) => `Поле для столбца «${header}»`,
  repeated: (field) => `Поле «${field}» уже выбрано`,
  missing: (fields) => `Не хватает полей: ${fields.join(', ')}`,
  complete: 'Все обязательные поля найдены',
};
const example = (name: string, mapping: Mapping) => (
  <FileMapping
    aria-label={name}
    columns={columns}
    fields={[
      { value: 'brand', label: 'Марка', isRequired: true },
      { value: 'price', label: 'Цена', isRequired: true },
    ]}
    mapping={mapping}
    onChange={nothing}
    labels={labels}
  />
);

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'Which column of a file goes into which field, with samples of each column.',
  props: { FileMapping },
  whenToUse: [
    'Use it after a `FileDrop`, when a user imports a table: cars from a spreadsheet.',
    'Preselect what the headers say: users then only correct the rest.',
  ],
  whenNot: [
    { when: 'Selecting the file', instead: ['FileDrop'] },
    { when: 'Rows of the file with their errors', instead: ['Table'] },
    { when: 'One value of a known list', instead: ['Select'] },
  ],
  anatomy: {
    example: example('Столбцы файла', { '0': 'brand', '1': 'price', '2': null }),
    parts: [
      {
        name: 'Summary',
        text: 'Which required fields have no column, or that all have one. It is announced when it changes.',
        at: '[role=status]',
      },
      {
        name: 'Column',
        text: 'The header from the file, with the state as an icon.',
        at: 'tbody th',
      },
      { name: 'Samples', text: 'Up to three values, as they are in the file.', at: 'tbody td' },
      {
        name: 'Field',
        text: 'A `Select`. The first option skips the column.',
        at: 'tbody td + td',
      },
    ],
  },
  states: {
    Missing: 'Required fields without a column are named above the table.',
    Repeated: 'Two columns of one field: both have an error.',
    ServerError: '`errors` shows what the server found in a column.',
    Disabled: 'While the file is being imported.',
    OnPhone: 'Each column is a card.',
    LongText: 'Headers and samples wrap.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Name the fields that have no column.',
        example: example('Столбцы, цена не выбрана', { '0': 'brand', '1': null, '2': null }),
      },
      dont: { text: 'Disable the Import button without a reason.' },
    },
    {
      do: { text: 'Show samples: «168000000» says more than the header «Стоимость».' },
      dont: { text: 'Skip columns that are not known without showing them.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from one select to the next, in the order of the file.' },
    { keys: ['Enter'], does: 'Opens the list, then selects the field.' },
    { keys: ['Escape'], does: 'Closes the list without a change.' },
  ],
  screenReader: {
    ru: 'Столбцы файла, таблица, 5 строк; Поле для столбца «Марка», Марка, кнопка',
    uz: 'Fayl ustunlari, jadval, 5 qator; «Marka» ustuni uchun maydon, Marka, tugma',
    note: 'Icons are hidden: the select and its error say the same.',
  },
  limits: [
    'No screen uses it yet: an import of cars is planned.',
    'It reads no file and checks no values: pass headers, samples and errors.',
    'One column goes into one field. Columns cannot be joined or split.',
    '`isMapped(fields, mapping)` from the same import says whether the import can start.',
  ],
} satisfies ComponentDocs;
