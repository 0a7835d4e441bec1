import { afterEach, expect, it, vi } from 'vitest';
import { clearProfile, saveProfile, signProfileOut } from '../session/profile';
import { chatEngine, stopChat } from './engine-store';

const calls: string[] = [];
vi.mock('./chat-engine', () => ({
  ChatEngine: class {
    drafts = { flush: () => calls.push('write drafts') };
    start = () => calls.push('start');
    stop = () => calls.push('stop');
  },
}));

afterEach(() => {
  clearProfile();
  calls.length = 0;
});

it('stores the last typed text when the page ends while the user is signed in', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  stopChat();
  expect(calls).toEqual(['start', 'write drafts', 'stop']);
});

it('stores the last typed text when the session expires, as the user may sign in again', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  clearProfile();
  expect(calls).toEqual(['start', 'write drafts', 'stop']);
});

it('stores nothing after a sign-out', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  signProfileOut();
  expect(calls).toEqual(['start', 'stop']);
});

it('stores nothing after another user has signed in', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  saveProfile({ access: 'of-another', business_user: { id: 8 } });
  expect(calls).toEqual(['start', 'stop']);
});
