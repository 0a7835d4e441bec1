import { serverOffset } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';
import { phoneProblem } from '../../shared/form/phone-problem';
import { appState } from '../../shared/session/app-state';
import { minute } from '../../shared/time';

/** What a code is for, as in the contract. */
export type Purpose = 'sign_in' | 'reset';

/** Where a user is on the way in. Times are milliseconds of this device's clock. */
export interface Flow {
  /** As typed: E.164, the beginning of it, or with more digits than it may have; the same as `phoneNumber` of the app-wide state. */
  phone: string;
  /** Typed on the registration page. */
  fullName: string;
  /** A code that was sent, and from when another can be asked for. */
  sent?: { purpose: Purpose; resendAt: number };
  /** Proof of the number, good once. */
  ticket?: {
    value: string;
    purpose: Purpose;
    registered: boolean;
    /** The business that invites the number, where one can be joined. */
    invitedBy?: string | undefined;
    /** The number is invited, and runs a business of its own. */
    isBusy?: boolean;
  };
  /** Of the link that the user came by. */
  invitation?: string | undefined;
  /** Until when codes or passwords of this number rest after wrong tries. */
  codeRest?: number;
  passwordRest?: number;
  /** Said on the page that a rejection leads back to: a code of the namespace `errors`. */
  returnReason?:
    | 'ticket_expired'
    | 'already_registered'
    | 'not_registered'
    | 'password_rest'
    | 'invitation_expired';
}

const key = 'sign-in';
const empty: Flow = { phone: '+998', fullName: '' };

/** A code can be asked for again after 60 seconds (decisions §3): a wrong clock must not make it more. */
const longestResend = minute;

let flow: Flow = read();
const listeners = new Set<() => void>();

/** What this tab kept over a reload. By hand, as the pages before signing in have no zod. Passwords are never in it. */
export function parseFlow(text: string | null, now: number): Flow {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return empty;
  }
  if (typeof value !== 'object' || value === null) return empty;
  const entries = new Map<string, unknown>(Object.entries(value));
  const readText = (name: string) => {
    const entry = entries.get(name);
    return typeof entry === 'string' ? entry : undefined;
  };
  const time = (name: string, longest: number) => {
    const entry = entries.get(name);
    return typeof entry === 'number' && entry > now ? Math.min(entry, now + longest) : undefined;
  };
  const purpose = (name: string): Purpose | undefined => {
    const entry = readText(name);
    return entry === 'sign_in' || entry === 'reset' ? entry : undefined;
  };
  const phone = readText('phone') ?? empty.phone;
  const sentFor = purpose('sentFor');
  const ticket = readText('ticket');
  const ticketFor = purpose('ticketFor');
  const codeRest = time('codeRest', 900_000);
  const passwordRest = time('passwordRest', 900_000);
  return {
    phone: /^\+\d{0,20}$/.test(phone) ? phone : empty.phone,
    fullName: readText('fullName') ?? '',
    ...(sentFor && {
      sent: { purpose: sentFor, resendAt: time('resendAt', longestResend) ?? now },
    }),
    ...(ticket &&
      ticketFor && {
        ticket: {
          value: ticket,
          purpose: ticketFor,
          registered: entries.get('registered') === true,
          invitedBy: readText('invitedBy'),
        },
      }),
    ...(readText('invitation') !== undefined && { invitation: readText('invitation') ?? '' }),
    ...(codeRest !== undefined && { codeRest }),
    ...(passwordRest !== undefined && { passwordRest }),
  };
}

function read(): Flow {
  try {
    const kept = parseFlow(sessionStorage.getItem(key), Date.now());
    if (kept.phone !== empty.phone) appState.setPhoneNumber(kept.phone);
    return kept;
  } catch {
    return empty;
  }
}

function write(): void {
  const { phone, fullName, sent, ticket, invitation, codeRest, passwordRest } = flow;
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({
        phone,
        fullName,
        sentFor: sent?.purpose,
        resendAt: sent?.resendAt,
        ticket: ticket?.value,
        ticketFor: ticket?.purpose,
        registered: ticket?.registered,
        invitedBy: ticket?.invitedBy,
        invitation,
        codeRest,
        passwordRest,
      }),
    );
  } catch {
    // Blocked or full: it lives as long as the page.
  }
}

function change(next: Flow): void {
  flow = next;
  write();
  for (const listener of listeners) listener();
}

/** Reads and changes where a user is on the way in; kept in this tab over reloads, gone with it. */
export const signInFlow = {
  read: (): Flow => flow,

  /** Another number: nothing that was proved or counted for the one before holds. */
  setPhone: (phone: string): void => {
    appState.setPhoneNumber(phone);
    if (phone === flow.phone) return;
    const { fullName, invitation } = flow;
    change({ phone, fullName, ...(invitation !== undefined && { invitation }) });
  },

  set: (part: Partial<Flow>): void => change({ ...flow, ...part }),

  /** @param resend_at of the response, in the server's time */
  codeSent: (purpose: Purpose, resend_at: string): void => {
    const now = Date.now();
    const at = Date.parse(resend_at) - serverOffset();
    const resendAt = Number.isNaN(at) ? now : Math.min(at, now + longestResend);
    change({ ...flow, sent: { purpose, resendAt }, ticket: undefined, returnReason: undefined });
  },

  /** Signed in, or gone from here: everything but the app-wide state is forgotten. */
  end: (): void => {
    flow = empty;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked: nothing was kept.
    }
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;

/** The flow for a component, which renders again when it changes. */
export function useFlow(): Flow {
  return useSyncExternalStore(signInFlow.subscribe, signInFlow.read, signInFlow.read);
}

/** Nine digits after +998. */
export function isCompletePhone(phone: string): boolean {
  return phoneProblem(phone) === undefined;
}
