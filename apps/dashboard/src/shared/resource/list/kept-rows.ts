import { readStored, storageKeys, writeStored } from '../../session/storage';

function readAll(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.listRows) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Number of rows when this device last showed the first page without filters, so that the next skeleton is as high. */
export function rowsKept(list: string): number | undefined {
  const kept = readAll()[list];
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : undefined;
}

export function keepRows(list: string, rows: number): void {
  if (rowsKept(list) !== rows)
    writeStored(storageKeys.listRows, JSON.stringify({ ...readAll(), [list]: rows }));
}
