import { config } from 'zod/mini';
import type { ResponseSchema } from './configuration';
import { WorkPanel } from './generated/main/zod/karvonMainService.schemas.zod';

// As in `response-table.ts`, whichever comes first.
config({ jitless: true });

/** As `first-responses.ts`, for what the work panel waits for. */
export const workPanelResponses: Readonly<Record<string, ResponseSchema>> = {
  'GET /main/work-panel': WorkPanel,
};
