import { AsyncLocalStorage } from 'node:async_hooks';

/** What only the work of a request knows and its security line says. Never a number, a token or a code. */
export interface SecurityNotes {
  /** Account that signed in, or that the request was about. */
  user?: number;
  /** The session that was opened. */
  session?: number;
  /** Whether an unknown client, a known address or a known device tried. */
  client?: 'stranger' | 'address' | 'device';
}

const requests = new AsyncLocalStorage<SecurityNotes>();

export const withSecurityNotes = <Result>(notes: SecurityNotes, work: () => Result): Result =>
  requests.run(notes, work);

/** Adds to the line of the present request; nothing where there is none, as in timers. */
export function noteForSecurity(notes: SecurityNotes): void {
  Object.assign(requests.getStore() ?? {}, notes);
}
