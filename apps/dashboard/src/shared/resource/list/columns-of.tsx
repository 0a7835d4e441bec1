import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { keyUnder, useText, type KeyUnder, type Translate } from '../../i18n/use-text';
import type { ListColumn } from './define-list';

export interface CellFormat {
  t: Translate;
  language: Language;
}

/** A column, declared under its id, which ends its header's text key. */
export type ColumnDeclaration<Row> = Omit<ListColumn<Row>, 'id' | 'header' | 'Cell' | 'sort'> & {
  /** `price` sorts by `price` and `-price`. Columns with one useful direction set only that one. */
  sort?: string | { rising: string } | { falling: string };
} & (
    | { Cell: ComponentType<{ row: Row }>; text?: undefined }
    | {
        Cell?: undefined;
        /** For a cell that is one text. */ text: (row: Row, format: CellFormat) => ReactNode;
      }
  );

interface TextCellProps<Row> {
  row: Row;
  text: (row: Row, format: CellFormat) => ReactNode;
}

function TextCell<Row>({ row, text }: TextCellProps<Row>) {
  const t = useText();
  const language = useLanguage();
  return text(row, { t, language });
}

/**
 * Declares the columns of a list in the order of the screen.
 *
 * @param headers prefix of the headers' text keys: `leads:col` of `leads:col.client`
 * @param isCard true when phones show only the row header, as a card. @default false
 * @example
 * export const leadColumns: ListColumns<Lead> = columnsOf('leads:col', {
 * client: { isRowHeader: true, sort: 'client_name', Cell: ClientCell },
 * contacts: { align: 'end', text: (row, { language }) => formatNumber(row.contact_count, language) } });
 */
export function columnsOf<Row, const Prefix extends string>(
  headers: Prefix,
  columns: { readonly [Id in KeyUnder<Prefix>]?: ColumnDeclaration<Row> },
  { isCard = false }: { isCard?: boolean } = {},
): readonly ListColumn<Row>[] {
  return Object.entries<ColumnDeclaration<Row> | undefined>(columns).flatMap(([id, declared]) => {
    if (declared === undefined) return [];
    const { sort, Cell, text, ...column } = declared;
    const made: ListColumn<Row> = {
      id,
      header: keyUnder(headers, id),
      ...(isCard && { onPhone: column.isRowHeader === true ? 'title' : 'hidden' }),
      ...column,
      ...(sort !== undefined && {
        sort: typeof sort === 'string' ? { rising: sort, falling: `-${sort}` } : sort,
      }),
      Cell: Cell ?? (({ row }) => <TextCell row={row} text={text} />),
    };
    return [made];
  });
}
