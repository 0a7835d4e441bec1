import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from '../../shared/session/app-state';
import { isCompletePhone, parseFlow, signInFlow } from './flow';

const now = Date.parse('2026-07-05T09:30:00Z');
const start = { phone: '+998', fullName: '' };

const text = (resendAt: number) => JSON.stringify({ sentFor: 'sign_in', resendAt });

describe('stored state of a tab', () => {
  it.each([
    null,
    '',
    'null',
    '[object Object]',
    '{"phone":',
    '[]',
    '7',
    '{"phone":5,"sentFor":"x"}',
  ])('counts %j as nothing', (text) => {
    expect(parseFlow(text, now)).toEqual(start);
  });

  it.each(['javascript:1', '+998abc', ' +998901234567', `+${'9'.repeat(30)}`])(
    'rejects the number %j',
    (phone) => {
      expect(parseFlow(JSON.stringify({ phone }), now).phone).toBe('+998');
    },
  );

  it.each(['+998998887766', '+99890123456789', '+7'])('keeps %j as it was typed', (phone) => {
    expect(parseFlow(JSON.stringify({ phone }), now).phone).toBe(phone);
  });

  it('keeps the resend time, but never more than a minute of it', () => {
    expect(parseFlow(text(now + 42_000), now).sent?.resendAt).toBe(now + 42_000);
    expect(parseFlow(text(now + 3_600_000), now).sent?.resendAt).toBe(now + 60_000);
    expect(parseFlow(text(now - 1), now).sent?.resendAt).toBe(now);
  });

  it('drops a wait that has ended', () => {
    const rests = JSON.stringify({ codeRest: now - 1, passwordRest: now + 5000 });
    expect(parseFlow(rests, now)).toEqual({ ...start, passwordRest: now + 5000 });
  });
});

describe('the sign-in flow', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
    signInFlow.end();
    appState.reset();
  });
  afterEach(() => vi.useRealTimers());

  it('drops the proof of the first number with another one', () => {
    signInFlow.setPhone('+998901234567');
    signInFlow.codeSent('sign_in', '2026-07-05T09:31:00Z');
    signInFlow.set({ ticket: { value: 't_1', purpose: 'sign_in', registered: false } });
    signInFlow.setPhone('+998901234568');
    expect(signInFlow.read()).toEqual({ phone: '+998901234568', fullName: '' });
    expect(appState.read().phoneNumber).toBe('+998901234568');
  });

  it('keeps everything when the number is the same', () => {
    signInFlow.setPhone('+998901234567');
    signInFlow.codeSent('reset', '2026-07-05T09:31:00Z');
    signInFlow.setPhone('+998901234567');
    expect(signInFlow.read().sent).toEqual({ purpose: 'reset', resendAt: now + 60_000 });
  });

  it.each(['+998', '+99890', '+9989012345678', '998901234567', ''])(
    '%j is no whole number',
    (phone) => {
      expect(isCompletePhone(phone)).toBe(false);
    },
  );
});
