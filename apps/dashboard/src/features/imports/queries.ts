import { etagOf } from '@karvon/api/http';
import type { Import, ImportChosenItem, ImportResult, ImportUpdate } from '@karvon/api/main';
import { getListAutosQueryKey } from '@karvon/api/main/autos';
import {
  checkImport,
  chooseImportValues,
  confirmImport,
  createImport,
  deleteImport,
  excludeImportRows,
  exportImportFailures,
  getGetImportQueryKey,
  getGetImportQueryOptions,
  getImportTemplate,
  getListImportChoicesQueryOptions,
  getListImportRowsQueryOptions,
  getListImportsQueryKey,
  getListImportsQueryOptions,
  resumeImport,
  stopImport,
  undoImport,
  updateImport,
} from '@karvon/api/main/imports';
import { minute } from '../../shared/time';

/** Milliseconds between two reads of an import that is being worked on. */
const pollEvery = 1000;

const busy: readonly Import['status'][] = ['checking', 'writing', 'photos', 'undoing'];
const isBusy = (status: Import['status']): boolean => busy.includes(status);

export const pageSize = 50;

export const importQueries = {
  list: () =>
    getListImportsQueryOptions(
      { size: 20 },
      {
        query: {
          refetchInterval: ({ state: { data } }) =>
            data?.results.some(({ status }) => isBusy(status)) === true && pollEvery,
        },
      },
    ),
  one: (id: number) =>
    getGetImportQueryOptions(id, {
      query: {
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && isBusy(data.status) && pollEvery,
      },
    }),
  rows: (id: number, { result, page }: { result: ImportResult | undefined; page: number }) =>
    getListImportRowsQueryOptions(id, { page, size: pageSize, ...(result && { result }) }),
  choices: (id: number) => getListImportChoicesQueryOptions(id, { size: 100 }),
  keyOf: (id: number) => getGetImportQueryKey(id),
  lists: [getListImportsQueryKey()],
  cars: [getListAutosQueryKey()],
} as const;

export const importCalls = {
  upload: (file: File, key: string) =>
    createImport({ file }, { 'Idempotency-Key': key }, { timeout: minute }),
  update: (base: Import, update: ImportUpdate) =>
    updateImport(base.id, update, { 'If-Match': etagOf(base) }, { timeout: minute }),
  check: checkImport,
  exclude: (id: number, rows: number[], excluded: boolean) =>
    excludeImportRows(id, { rows, excluded }),
  choose: (id: number, items: ImportChosenItem[]) => chooseImportValues(id, { items }),
  confirm: (id: number) => confirmImport(id),
  stop: (id: number) => stopImport(id),
  resume: (id: number) => resumeImport(id),
  undo: (id: number) => undoImport(id),
  remove: (id: number) => deleteImport(id),
  failures: (id: number) => exportImportFailures(id, { timeout: minute }),
  template: () => getImportTemplate({ timeout: minute }),
} as const;

export function saveWorkbook(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.xlsx`;
  link.click();
  // Firefox reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), minute);
}
