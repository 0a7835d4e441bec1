import { afterEach, expect, it, vi } from 'vitest';
import { clearProfile, saveProfile, signProfileOut } from '../session/profile';
import { chatEngine, stopChat } from './engine-store';

const deeds: string[] = [];
vi.mock('./chat-engine', () => ({
  ChatEngine: class {
    drafts = { flush: () => deeds.push('write drafts') };
    start = () => deeds.push('start');
    stop = () => deeds.push('stop');
  },
}));

afterEach(() => {
  clearProfile();
  deeds.length = 0;
});

it('a page that goes, with the person still there, keeps what was typed last', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  stopChat();
  expect(deeds).toEqual(['start', 'write drafts', 'stop']);
});

it('a session that runs out while somebody types keeps it too: they may come back', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  clearProfile();
  expect(deeds).toEqual(['start', 'write drafts', 'stop']);
});

it('a person who has left leaves nothing more behind', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  signProfileOut();
  expect(deeds).toEqual(['start', 'stop']);
});

it('nor does one in whose place somebody else has come', () => {
  saveProfile({ access: 'token', business_user: { id: 7 } });
  chatEngine();
  saveProfile({ access: 'of-another', business_user: { id: 8 } });
  expect(deeds).toEqual(['start', 'stop']);
});
