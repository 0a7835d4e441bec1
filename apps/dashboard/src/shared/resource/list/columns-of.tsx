import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { keyUnder, useText, type KeyUnder, type Translate } from '../../i18n/use-text';
import type { ListColumn } from './define-list';

/** What turns a row into text. */
export interface CellFormat {
  t: Translate;
  language: Language;
}

/** A column as it is declared under its id, which is the end of its header's key. */
export type ColumnDeclaration<Row> = Omit<ListColumn<Row>, 'id' | 'header' | 'Cell' | 'sort'> & {
  /** `price` sorts by `price` and `-price`; one of them where only that makes sense: the most first. */
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
 * The columns of a list by the ends of their headers' keys, in the order of the screen.
 *
 * @param headers `leads:col` of `leads:col.client`
 * @param isCard On a phone a row is a card that the row header shows by itself: the other columns are not there. @default false
 * @example
 * export const leadColumns: ListColumns<Lead> = columnsOf('leads:col', { client: { isRowHeader: true, sort: 'client_name', Cell: ClientCell },
 *   contacts: { align: 'end', text: (row, { language }) => formatNumber(row.contact_count, language) } });
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
