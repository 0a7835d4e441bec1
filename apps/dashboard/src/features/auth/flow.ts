import { serverOffset } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';
import { phoneProblem } from '../../shared/form/phone-problem';
import { appState } from '../../shared/session/app-state';
import { minute } from '../../shared/time';

export type Purpose = 'sign_in' | 'reset';

/** State of sign-in. Times are milliseconds of this device's clock. */
export interface Flow {
  /** E.164, possibly incomplete or too long. Equals `phoneNumber` of the app-wide state. */
  phone: string;
  fullName: string;
  sent?: { purpose: Purpose; resendAt: number };
  /** Single-use proof of the number. */
  ticket?: {
    value: string;
    purpose: Purpose;
    registered: boolean;
    invitedBy?: string | undefined;
    isBusy?: boolean;
  };
  invitation?: string | undefined;
  /** End of the wait for codes or passwords of this number after wrong attempts. */
  codeRest?: number;
  passwordRest?: number;
  /** Reason for a redirect back, as a code in the namespace `errors`. */
  returnReason?:
    | 'ticket_expired'
    | 'already_registered'
    | 'not_registered'
    | 'password_rest'
    | 'invitation_expired';
}

const key = 'sign-in';
const empty: Flow = { phone: '+998', fullName: '' };

/** Milliseconds before a code can be requested again. A wrong clock must not extend this. */
const longestResend = minute;

let flow: Flow = read();
const listeners = new Set<() => void>();

/** Parses the state stored before a reload. By hand, as the sign-in pages load no zod. Never contains passwords. */
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
    // Storage is blocked or full: the state is lost on reload.
  }
}

function change(next: Flow): void {
  flow = next;
  write();
  for (const listener of listeners) listener();
}

/** State of sign-in. This tab keeps it across reloads and forgets it when closed. */
export const signInFlow = {
  read: (): Flow => flow,

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

  end: (): void => {
    flow = empty;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;

export function useFlow(): Flow {
  return useSyncExternalStore(signInFlow.subscribe, signInFlow.read, signInFlow.read);
}

/** True for nine digits after +998. */
export function isCompletePhone(phone: string): boolean {
  return phoneProblem(phone) === undefined;
}
