import { day } from '../../../platform/values/clock';
import { type CoverColumns, toCover } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import type { Language, Texts } from '../../../platform/values/language';
import { costFields, isEnough } from './columns';
import { keyOfChoice } from './plan-context';
import type {
  Ask,
  Choice,
  Import,
  ImportRow,
  ImportStatus,
  ImportsRow,
  ImportSummary,
  StoredRow,
} from './import-types';

export const undoDays = 7;

const running: ReadonlySet<ImportStatus> = new Set(['checking', 'writing', 'undoing']);
export const isRunning = (status: ImportStatus): boolean => running.has(status);

export const undoEnd = (row: ImportsRow): Date | undefined =>
  row.confirmed_at === null ? undefined : new Date(row.confirmed_at.getTime() + undoDays * day);

/** @param left rows that a choice made writable after the others were written */
export function allowedActions(
  row: ImportsRow,
  now: Date,
  left = 0,
): ImportSummary['allowed_actions'] {
  const end = undoEnd(row);
  const canUndo = end !== undefined && now.getTime() < end.getTime();
  switch (row.status) {
    case 'mapping':
      return ['check', 'delete'];
    case 'ready':
      return ['check', 'confirm', 'delete'];
    case 'writing':
      return ['stop'];
    case 'stopped':
      return canUndo ? ['resume', 'undo'] : ['resume'];
    case 'failed':
      return row.confirmed_at === null
        ? ['check', 'delete']
        : ['resume', ...(canUndo ? ['undo' as const] : [])];
    case 'photos':
      return canUndo ? ['undo'] : [];
    case 'done':
      return [...(left > 0 ? ['resume' as const] : []), ...(canUndo ? ['undo' as const] : [])];
    default:
      return [];
  }
}

interface Shown {
  counts: ImportSummary['counts'];
  photos: ImportSummary['photos'];
  by: string | undefined;
  now: Date;
}

export function toSummary(row: ImportsRow, { counts, photos, by, now }: Shown): ImportSummary {
  const actions = allowedActions(row, now, counts.will_create + counts.will_change);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    source: row.feed_id === null ? 'file' : 'feed',
    file_name: row.file_name,
    rows: row.row_count,
    created_at: row.created_at.toISOString(),
    status_at: row.status_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString(),
    undoable_until: actions.includes('undo') ? undoEnd(row)?.toISOString() : undefined,
    by: { kind: 'dealer', name: by },
    counts,
    progress: { done: row.done, total: row.total },
    photos,
    allowed_actions: actions,
  };
}

/** Without the right to see costs, columns of the purchase have neither samples nor a field. */
export function toImport(
  row: ImportsRow,
  shown: Shown & { twin: { id: number; created_at: Date } | undefined; costs: boolean },
): Import {
  const hidden = new Set(
    shown.costs
      ? []
      : row.mapping.filter(({ field }) => costFields.has(field)).map(({ column }) => column),
  );
  const fields = row.columns.map(
    (_, index) => row.mapping.find(({ column }) => column === index)?.field ?? null,
  );
  return {
    ...toSummary(row, shown),
    sheets: row.sheets,
    sheet: row.sheet,
    columns: row.columns.map((column, index) =>
      hidden.has(index) ? { ...column, samples: [] } : column,
    ),
    mapping: row.mapping.filter(({ column }) => !hidden.has(column)),
    options: row.options,
    is_complete: isEnough(fields),
    remembered_at: row.remembered_at?.toISOString(),
    twin: shown.twin && { id: shown.twin.id, created_at: shown.twin.created_at.toISOString() },
  };
}

const inLanguage = (text: string | Texts, language: Language): string =>
  typeof text === 'object' ? text[language] : text;

function outcomeOf({ outcome, result, excluded }: StoredRow): ImportRow['outcome'] {
  if (outcome !== null) return outcome;
  const isWritable = result === 'new' || result === 'changed';
  return result === 'skipped' || (excluded && isWritable) ? 'skipped' : undefined;
}

export function toRow(
  row: StoredRow,
  {
    language,
    costs,
    covers,
    failed,
    media,
  }: {
    language: Language;
    costs: boolean;
    covers: ReadonlyMap<number, CoverColumns>;
    failed: ReadonlyMap<number, ImportRow['failed_photos']>;
    media: MediaStore;
  },
): ImportRow {
  const { plan } = row;
  const cover = covers.get(row.auto_id ?? 0);
  const textOf = (text: string | Texts | undefined) => text && inLanguage(text, language);
  return {
    row: row.row,
    result: row.result ?? 'failed',
    title: row.title === '' ? undefined : row.title,
    vin: row.vin ?? undefined,
    external_id: row.external_id ?? undefined,
    auto_id: row.auto_id ?? undefined,
    photo: cover && toCover(cover, media),
    changes: (plan?.changes ?? [])
      .filter(({ field }) => costs || !costFields.has(field))
      .map(({ field, before, after, currency }) => ({
        field,
        before: textOf(before),
        after: textOf(after),
        currency,
      })),
    errors: row.errors.map((error) =>
      costs || error.field === undefined || !costFields.has(error.field)
        ? error
        : { ...error, value: undefined },
    ),
    warnings: row.warnings,
    photos: plan?.photos?.length ?? 0,
    failed_photos: failed.get(row.auto_id ?? 0) ?? [],
    excluded: row.excluded,
    outcome: outcomeOf(row),
  };
}

const mostRows = 20;

/** One entry for each value, the most frequent first. */
export function toChoices(
  rows: readonly { row: number; asks: Ask[] }[],
  { costs, language }: { costs: boolean; language: Language },
): Choice[] {
  const choices = new Map<string, Choice>();
  for (const { row, asks } of rows) {
    for (const ask of asks) {
      if (ask.field === 'purchase_price' && !costs) continue;
      const key = keyOfChoice(ask);
      const candidates = ask.candidates.map(({ name, ...candidate }) => ({
        ...candidate,
        name: inLanguage(name, language),
      }));
      const known = choices.get(key) ?? { ...ask, candidates, rows: [], count: 0 };
      choices.set(key, {
        ...known,
        rows: known.rows.length < mostRows ? [...known.rows, row] : known.rows,
        count: known.count + 1,
      });
    }
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count);
}
