import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '@karvon/ui/internal/option';
import { Icon } from '@karvon/ui/Icon';
import { Select } from '@karvon/ui/Select';
import { Table } from '@karvon/ui/Table';
import * as css from './FileMapping.css';
import { missingFields, repeatedFields, type Mapping } from './mapped-fields';

export { isMapped, type Mapping } from './mapped-fields';

/** A column of the file. */
export interface FileColumn {
  /** Unique among the columns; its position, if headers repeat. */
  id: string;
  /** Its first cell: «Пробег, км». */
  header: string;
  /** Its next cells, as they are in the file: the first three are shown. */
  samples: readonly string[];
}

/** A field of the product. */
export interface ImportField {
  /** Unique among the fields. */
  value: string;
  /** «Пробег». */
  label: string;
  /** Nothing can be imported without it. @default false */
  isRequired?: boolean;
}

/** All texts except those of the file. */
export interface FileMappingLabels {
  /** Header of the columns of the file: «Столбец файла». */
  column: string;
  /** Header of the samples: «Примеры». */
  samples: string;
  /** Header of the fields: «Поле». */
  field: string;
  /** The option for a column that is not imported: «Не загружать». */
  skip: string;
  /** In a column without samples: «Пусто». */
  noSamples: string;
  /** Name of a select: «Поле для столбца „Пробег, км“». */
  fieldOf: (header: string) => string;
  /** Error of a field with two columns: «Поле „Цена“ уже выбрано». */
  repeated: (field: string) => string;
  /** Above the table while required fields have no column: «Не хватает: Цена, Год». */
  missing: (fields: readonly string[]) => string;
  /** Above the table otherwise: «Все обязательные поля найдены». */
  complete: string;
}

export interface FileMappingProps {
  /** Name of the table for screen readers: «Столбцы файла». */
  'aria-label': string;
  /** In the order of the file. */
  columns: readonly FileColumn[];
  /** Fields that a column can be imported into. */
  fields: readonly ImportField[];
  /** The field of each column, by the id of the column. A column that is not in it is skipped. */
  mapping: Mapping;
  /** Called with the full mapping when a user selects another field. */
  onChange: (mapping: Mapping) => void;
  /** Errors of the server by the id of the column: «3 значения не похожи на год». */
  errors?: Readonly<Record<string, string>>;
  /** All texts except those of the file. */
  labels: FileMappingLabels;
  /** Nothing can be changed: the file is being imported. @default false */
  isDisabled?: boolean;
}

/** No field has this value: the option of a column that is skipped. */
const skipped = '';

/** Maps the columns of a file to fields. The next step of the import checks the rows. */
export function FileMapping({
  'aria-label': label,
  columns,
  fields,
  mapping,
  onChange,
  errors,
  labels,
  isDisabled,
}: FileMappingProps) {
  const missing = missingFields(fields, mapping);
  const repeated = repeatedFields(mapping);
  const options = [
    { value: skipped, label: labels.skip },
    ...fields.map(({ value, label: name }) => ({ value, label: name })),
  ];
  const labelOf = (value: string) => fields.find((field) => field.value === value)?.label ?? value;
  const rows = columns.map((column): MappedColumn => {
    const field = mapping[column.id] ?? null;
    const isRepeated = field !== null && repeated.has(field);
    return {
      ...column,
      field,
      error: isRepeated ? labels.repeated(labelOf(field)) : errors?.[column.id],
      options,
      labels,
      isDisabled,
      onSelect: (value) => onChange({ ...mapping, [column.id]: value === skipped ? null : value }),
    };
  });
  const isComplete = missing.length === 0;
  return (
    <div className={css.root}>
      <p className={css.summary} data-complete={isComplete || undefined} role="status">
        <Icon icon={isComplete ? CircleCheck : CircleAlert} size={16} />
        <span>
          {isComplete ? labels.complete : labels.missing(missing.map(({ label: name }) => name))}
        </span>
      </p>
      <div className={css.table}>
        <Table
          aria-label={label}
          rows={rows}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'column',
              header: labels.column,
              isRowHeader: true,
              onPhone: 'title',
              width: '28%',
              cell: columnCell,
            },
            { id: 'samples', header: labels.samples, cell: samplesCell },
            { id: 'field', header: labels.field, width: '36%', cell: fieldCell },
          ]}
        />
      </div>
    </div>
  );
}

/** A column of the file with all that its row shows. */
interface MappedColumn extends FileColumn {
  field: string | null;
  error: string | undefined;
  options: readonly Option<string>[];
  labels: FileMappingLabels;
  isDisabled: boolean | undefined;
  onSelect: (value: string) => void;
}

const stateIcons = { error: CircleAlert, skipped: CircleMinus, mapped: CircleCheck } as const;

/** The icon repeats what the select says. */
function columnCell({ header, field, error }: MappedColumn): ReactNode {
  const state = error !== undefined ? 'error' : field === null ? 'skipped' : 'mapped';
  return (
    <span className={css.column}>
      <span className={css.state} data-state={state}>
        <Icon icon={stateIcons[state]} size={16} />
      </span>
      <span className={css.name}>{header}</span>
    </span>
  );
}

function samplesCell({ samples, labels }: MappedColumn): ReactNode {
  const shown = samples.filter((sample) => sample.trim() !== '').slice(0, 3);
  return (
    <span className={css.samples}>{shown.length === 0 ? labels.noSamples : shown.join(' · ')}</span>
  );
}

function fieldCell(column: MappedColumn): ReactNode {
  const { header, field, error, options, labels, isDisabled, onSelect } = column;
  return (
    <Select
      aria-label={labels.fieldOf(header)}
      options={options}
      value={field ?? skipped}
      errorMessage={error}
      isDisabled={isDisabled}
      onChange={onSelect}
    />
  );
}
