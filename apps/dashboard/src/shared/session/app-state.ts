import { readProfile } from './profile';

export interface AppState {
  /** E.164. @default '+998' */
  phoneNumber: string;
  userId: string;
  query: string;
  /** The user signed in at start-up; `id` is read as a string, empty when absent. */
  user_data?: { business_user: { id: string } };
}

const defaults: AppState = { phoneNumber: '+998', userId: '', query: '' };

let state: AppState = { ...defaults };
const listeners = new Set<() => void>();

function change(part: Partial<AppState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export const appState = {
  read: (): AppState => state,
  setPhoneNumber: (phoneNumber: string): void => change({ phoneNumber }),
  setUserId: (userId: string): void => change({ userId }),
  setQuery: (query: string): void => change({ query }),
  reset: (): void => {
    state = { ...defaults };
    change({});
  },
  /** Restores the profile at start-up. Ignores a missing or invalid value (`[object Object]`). */
  restore: (): void => {
    const profile = readProfile();
    if (profile !== undefined) {
      change({ user_data: { business_user: { id: String(profile.business_user.id) } } });
    }
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
