import { AsyncLocalStorage } from 'node:async_hooks';

/** Never a number, a token or a code. */
export interface SecurityNotes {
  /** Account that signed in, or that the request concerned. */
  user?: number;
  session?: number;
  /** Relation of the client to the number: unknown, or known by address or device. */
  client?: 'stranger' | 'address' | 'device';
}

const requests = new AsyncLocalStorage<SecurityNotes>();

export const withSecurityNotes = <Result>(notes: SecurityNotes, work: () => Result): Result =>
  requests.run(notes, work);

/** Adds notes to the current request's log line. Does nothing outside a request, as in timers. */
export function noteForSecurity(notes: SecurityNotes): void {
  Object.assign(requests.getStore() ?? {}, notes);
}
