import { etagOf } from '@karvon/api/http';
import type {
  Import,
  ImportChosenItem,
  ImportUpdate,
  ListImportRowsParams,
} from '@karvon/api/main';
import { getListAutosQueryKey } from '@karvon/api/main/autos';
import {
  getListBrandsQueryOptions,
  getListModelsQueryOptions,
  getListOptionsQueryOptions,
} from '@karvon/api/main/catalog';
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
  getListImportChoicesQueryKey,
  getListImportChoicesQueryOptions,
  getListImportRowsQueryKey,
  getListImportRowsQueryOptions,
  getListImportsQueryKey,
  getListImportsQueryOptions,
  resumeImport,
  stopImport,
  undoImport,
  updateImport,
} from '@karvon/api/main/imports';
import { keepPreviousData } from '@tanstack/react-query';
import { minute } from '../../shared/time';

/** Milliseconds between two reads of an import that is being worked on. */
const pollEvery = 1000;

const busy: readonly Import['status'][] = ['checking', 'writing', 'photos', 'undoing'];
const isBusy = (status: Import['status']): boolean => busy.includes(status);

export const pageSize = 50;
export const historySize = 20;

/** Lists of rows: by what the check found, and by what happened to them. */
export const rowLists = {
  new: { result: 'new' },
  changed: { result: 'changed' },
  same: { result: 'same' },
  choice: { result: 'choice' },
  failed: { result: 'failed' },
  created: { outcome: 'created' },
  updated: { outcome: 'updated' },
  skipped: { outcome: 'skipped' },
  undone: { outcome: 'undone' },
  left: { outcome: 'left' },
  photos: { photos_failed: true },
} as const satisfies Record<string, ListImportRowsParams>;
export type RowList = keyof typeof rowLists;

/** Every change of an import changes its rows and choices. */
const ofVersion = (key: readonly unknown[], version: number) => [...key, version];

export const importQueries = {
  list: (page: number) =>
    getListImportsQueryOptions(
      { page, size: historySize },
      {
        query: {
          refetchInterval: ({ state: { data } }) =>
            data?.results.some(({ status }) => isBusy(status)) === true && pollEvery,
        },
      },
    ),
  one: (id: number, enabled = true) =>
    getGetImportQueryOptions(id, {
      query: {
        enabled,
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && isBusy(data.status) && pollEvery,
      },
    }),
  rows: (
    { id, version }: Import,
    { shown, page }: { shown: RowList | undefined; page: number },
  ) => {
    const params = { page, size: pageSize, ...(shown && rowLists[shown]) };
    const queryKey = ofVersion(getListImportRowsQueryKey(id, params), version);
    return getListImportRowsQueryOptions(id, params, {
      query: { queryKey, placeholderData: keepPreviousData },
    });
  },
  choices: ({ id, version, counts }: Import) => {
    const params = { size: 100 };
    const queryKey = ofVersion(getListImportChoicesQueryKey(id, params), version);
    return getListImportChoicesQueryOptions(id, params, {
      query: { queryKey, enabled: counts.choice > 0, placeholderData: keepPreviousData },
    });
  },
  brands: (enabled: boolean) => getListBrandsQueryOptions({}, { query: { enabled } }),
  models: (brandId: number | undefined, enabled: boolean) =>
    getListModelsQueryOptions(brandId === undefined ? {} : { brand_id: brandId }, {
      query: { enabled },
    }),
  options: (enabled: boolean) => getListOptionsQueryOptions({ query: { enabled } }),
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
