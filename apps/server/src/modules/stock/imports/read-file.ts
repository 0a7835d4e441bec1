import { Worker } from 'node:worker_threads';
import { second } from '../../../platform/values/clock';
import { validation } from '../../../platform/http/problem';
import type { Sheet, SheetResult } from './sheet-worker';

export type { Cell, Sheet } from './sheet-worker';

const deadline = 20 * second;

/** The build puts the worker beside the server; tests start its source. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js',
  import.meta.url,
);

function resultOf(file: string): Promise<SheetResult> {
  const worker = new Worker(workerFile, {
    workerData: { sheetFile: file },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
  });
  return new Promise<SheetResult>((done) => {
    const broken = () => done({ code: 'file_broken' });
    const timer = setTimeout(broken, deadline);
    worker.once('message', (result: SheetResult) => done(result));
    worker.once('error', broken);
    worker.once('exit', () => {
      clearTimeout(timer);
      broken();
    });
  }).finally(() => void worker.terminate());
}

/** Reads a workbook or CSV in a worker with its own memory. @throws Problem 422 with the reason at `file` */
export async function readSheets(file: string): Promise<Sheet[]> {
  const result = await resultOf(file);
  if ('code' in result) throw validation([{ field: 'file', code: result.code }]);
  return result.sheets;
}
