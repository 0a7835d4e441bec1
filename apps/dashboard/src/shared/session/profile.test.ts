import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from './app-state';
import { clearProfile, parseProfile, readProfile, saveProfile } from './profile';
import { removeStored, storageKeys } from './storage';

const bad = [
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
  'true',
  'false',
  '0',
  '1',
  '"text"',
  '[]',
  '[1]',
  '{}',
  '{',
  '}',
  '{"access"',
  '{"access":',
  '{"access":"t"',
  '{"access":"t"}',
  '{"access":"t","business_user":null}',
  '{"access":"t","business_user":1}',
  '{"access":"t","business_user":[]}',
  '{"access":"t","business_user":{}}',
  '{"access":"t","business_user":{"id":null}}',
  '{"access":"t","business_user":{"id":0}}',
  '{"access":"t","business_user":{"id":-1}}',
  '{"access":"t","business_user":{"id":1.5}}',
  '{"access":"t","business_user":{"id":"x"}}',
  '{"access":"t","business_user":{"id":""}}',
  '{"access":"t","business_user":{"id":"0"}}',
  '{"access":"t","business_user":{"id":true}}',
  '{"access":"t","business_user":{"id":{}}}',
  '{"access":"t","business_user":{"id":1e30}}',
  '{"access":"","business_user":{"id":1}}',
  '{"access":null,"business_user":{"id":1}}',
  '{"access":1,"business_user":{"id":1}}',
  '{"access":{},"business_user":{"id":1}}',
  '{"access":"a b","business_user":{"id":1}}',
  '{"access":"a\\r\\nX: y","business_user":{"id":1}}',
  '{"access":"токен","business_user":{"id":1}}',
  `{"access":"${'a'.repeat(5000)}","business_user":{"id":1}}`,
  '\u0000',
  'NaN',
  '{"__proto__":{"access":"t","business_user":{"id":1}}}',
];

describe('stored profile', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    removeStored(storageKeys.profile);
    vi.unstubAllGlobals();
    appState.reset();
  });

  it.each(bad.map((text) => [text.slice(0, 60), text]))('takes %j as signed out', (_name, text) => {
    expect(parseProfile(text)).toBeUndefined();
    localStorage.setItem(storageKeys.profile, text);
    expect(readProfile()).toBeUndefined();
    appState.restore();
    expect(appState.read().user_data).toBeUndefined();
  });

  it('tries at least 40 of them', () => expect(bad.length).toBeGreaterThanOrEqual(40));

  it('keeps the token and the id, and nothing else of the response', () => {
    const response = { access: 'token', business_user: { id: 20418, full_name: 'Жасур Каримов' } };
    saveProfile(response);
    expect(localStorage.getItem('profile-values')).toBe(
      '{"access":"token","business_user":{"id":20418}}',
    );
    appState.restore();
    expect(appState.read().user_data).toEqual({ business_user: { id: '20418' } });
    clearProfile();
    expect(readProfile()).toBeUndefined();
  });

  it('works until a reload when storage is blocked', () => {
    const reject = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject });
    saveProfile({ access: 'token', business_user: { id: 7 } });
    expect(readProfile()?.access).toBe('token');
    clearProfile();
    expect(readProfile()).toBeUndefined();
  });
});

describe('app-wide state', () => {
  it('starts with the prefix, changes by its actions and resets', () => {
    expect(appState.read()).toEqual({ phoneNumber: '+998', userId: '', query: '' });
    appState.setPhoneNumber('+998901234567');
    appState.setUserId('20418');
    appState.setQuery('кобальт');
    expect(appState.read()).toEqual({
      phoneNumber: '+998901234567',
      userId: '20418',
      query: 'кобальт',
    });
    appState.reset();
    expect(appState.read()).toEqual({ phoneNumber: '+998', userId: '', query: '' });
  });
});
