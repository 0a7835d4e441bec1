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

it('a page that goes, with the user still there, keeps what was typed last', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  stopChat();
  expect(calls).toEqual(['start', 'write drafts', 'stop']);
});

it('a session that runs out while somebody types keeps it too: they may come back', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  clearProfile();
  expect(calls).toEqual(['start', 'write drafts', 'stop']);
});

it('a user who has left leaves nothing more behind', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  signProfileOut();
  expect(calls).toEqual(['start', 'stop']);
});

it('nor does one in whose place somebody else has come', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  saveProfile({ access: 'of-another', business_user: { id: 8 } });
  expect(calls).toEqual(['start', 'stop']);
});
