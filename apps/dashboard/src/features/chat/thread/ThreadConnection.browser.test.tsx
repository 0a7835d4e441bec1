import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Connection } from '../../../shared/chat/connection';
import { startI18n } from '../../../shared/i18n/i18n';
import { openRoom as open, showChat } from './open-room.fixture';

const line = vi.hoisted(() => ({ connection: { status: 'connected' }, reconnect: vi.fn() }));
vi.mock('../../../shared/chat/use-connection', () => ({ useConnection: () => line }));
// No server responds in this test. The mock keeps failures out of the log.
vi.mock('../../../shared/chat/chat-log');

beforeAll(() => startI18n(['common', 'chat', 'autos', 'format', 'errors']));
afterEach(cleanup);

async function show(address: string, width: number, connection: Connection) {
  line.connection = connection;
  await showChat(address, width);
}

const phone = 360;
const desktop = 1440;

it.each([
  ['a phone, in the thread', open, phone],
  ['a phone, in the list', '/dashboard/chat', phone],
  ['a desktop, beside the thread', open, desktop],
])('on %s it stands once, and tries again when it is told to', async (_name, address, width) => {
  await show(address, width, { status: 'gaveUp' });
  line.reconnect.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Подключиться снова' }));
  expect(line.reconnect).toHaveBeenCalledOnce();
});

it.each([
  [/Нет связи/, { status: 'reconnecting', since: 0 }],
  [/Нет интернета/, { status: 'offline', since: 0 }],
] as const)('says %s in the thread of a phone', async (expected, connection) => {
  await show(open, phone, connection);
  expect(screen.getByRole('status').textContent).toMatch(expected);
});

it('renders nothing while connected', async () => {
  await show(open, phone, { status: 'connected' });
  expect(screen.queryByRole('status')).toBeNull();
});
