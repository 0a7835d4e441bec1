import { config } from 'zod/mini';
import type { ResponseSchema } from './configuration';
import { AutoList, AvtosalonList, Rate } from './generated/main/zod/karvonMainService.schemas.zod';

// As in `response-table.ts`, whichever comes first.
config({ jitless: true });

/**
 * Schemas of the responses that the list of cars waits for, at hand without the table: that and the contract's other schemas weigh
 * 12 KiB and eight requests. The dashboard's build gives this module a copy of the schemas with these alone
 * (`build/schema-copies.ts`). Its list gives them to `registerResponses`.
 */
export const firstResponses: Readonly<Record<string, ResponseSchema>> = {
  'GET /main/autos': AutoList,
  'GET /main/avtosalons': AvtosalonList,
  'GET /main/rates': Rate,
};
