import { ApiError, type ApiErrorInit } from '@karvon/api/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device, Server, setUp } from './outbox.fixture';
import { minute } from '../time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = (milliseconds = 1000) => vi.advanceTimersByTimeAsync(milliseconds);
const noSpace: ApiErrorInit = { kind: 'unavailable', status: 507, code: 'insufficient_storage' };

function serverAgainst(messageText: string, refusal = noSpace): Server {
  const server = new Server();
  const { send } = server.delivery;
  server.delivery.send = async (record, signal) => {
    if (record.text !== messageText) return send(record, signal);
    server.tries.push(messageText);
    throw new ApiError(refusal);
  };
  return server;
}

describe('a message that the server keeps rejecting', () => {
  it('is blocked with a reason after five responses, still retried, and later messages wait', async () => {
    const server = serverAgainst('stuck');
    const { outbox, seen } = setUp(new Device(), server);
    outbox.send(701, 'stuck');
    outbox.send(701, 'behind it');
    await rest(14_000);
    expect(seen()).toEqual(['stuck: waiting', 'behind it: waiting']);
    await rest(2000);
    expect(server.tries).toHaveLength(5);
    expect(seen()).toEqual(['stuck: blocked', 'behind it: waiting']);
    expect(outbox.messages.get()[0]?.code).toBe('insufficient_storage');
    await rest(2 * minute);
    expect(server.tries.length).toBeGreaterThan(7);
    expect(server.texts).toEqual([]);
  });

  it('does not delay messages of other rooms', async () => {
    const server = serverAgainst('stuck');
    const { outbox } = setUp(new Device(), server);
    outbox.send(701, 'stuck');
    await rest(20_000);
    outbox.send(702, 'elsewhere');
    await rest(100);
    expect(server.texts).toEqual(['elsewhere']);
  });

  it('is sent automatically when the server accepts it, before later messages', async () => {
    const server = new Server();
    server.rejection = noSpace;
    const { device, outbox, seen } = setUp(new Device(), server);
    for (const text of ['one', 'two', 'three']) outbox.send(701, text);
    await rest(5 * minute);
    server.rejection = undefined;
    await rest(minute);
    expect(server.texts).toEqual(['one', 'two', 'three']);
    expect([seen(), device.kept.size]).toEqual([[], 0]);
  });

  it('is retried at once by the user, in its position', async () => {
    const server = new Server();
    server.rejection = noSpace;
    const { outbox, seen } = setUp(new Device(), server);
    const first = outbox.send(701, 'one');
    outbox.send(701, 'two');
    await rest(5 * minute);
    await outbox.retry(first);
    expect(seen()[0]).toBe('one: sending');
    await rest(100);
    expect(seen()).toEqual(['one: blocked', 'two: waiting']);
    server.rejection = undefined;
    await outbox.retry(first);
    await rest(200);
    expect(server.texts).toEqual(['one', 'two']);
  });

  it('unblocks later messages at once when it is discarded, also in another tab', async () => {
    const server = serverAgainst('stuck');
    const device = new Device();
    const [one, other] = [setUp(device, server), setUp(device, server)];
    const first = one.outbox.send(701, 'stuck');
    one.outbox.send(701, 'behind it');
    await rest(2 * minute);
    expect(other.seen()).toEqual(['stuck: blocked', 'behind it: waiting']);
    await other.outbox.discard(first);
    await rest(200);
    expect(server.texts).toEqual(['behind it']);
    expect([one.seen(), other.seen()]).toEqual([[], []]);
  });

  it('stays blocked after a reload', async () => {
    const server = serverAgainst('stuck');
    const device = new Device();
    const first = setUp(device, server);
    first.outbox.send(701, 'stuck');
    await rest(minute);
    first.outbox.stop();
    const second = setUp(device, server);
    await second.outbox.start();
    expect(second.seen()).toEqual(['stuck: blocked']);
  });

  it('is not blocked while there is no network', async () => {
    const server = serverAgainst('patient', { kind: 'offline' });
    const { outbox, seen } = setUp(new Device(), server);
    outbox.send(701, 'patient');
    await rest(20 * minute);
    expect(server.tries.length).toBeGreaterThan(20);
    expect(seen()).toEqual(['patient: waiting']);
  });
});

describe('a blocked message that is discarded during an attempt', () => {
  async function hanging() {
    const server = serverAgainst('stuck');
    const device = new Device();
    const [one, other] = [setUp(device, server), setUp(device, server)];
    const clientId = one.outbox.send(701, 'stuck');
    one.outbox.send(701, 'behind it');
    await rest(20_000);
    expect(one.seen()[0]).toBe('stuck: blocked');
    const { send } = new Server().delivery;
    let respond: (error?: ApiError) => void = () => undefined;
    server.delivery.send = (record, signal) =>
      record.text === 'stuck'
        ? new Promise((resolve, reject) => {
            respond = (error) =>
              error === undefined ? resolve(send(record, signal)) : reject(error);
          })
        : send(record, signal);
    await one.outbox.retry(clientId);
    await rest(100);
    return { one, other, clientId, respond: (error?: ApiError) => respond(error), server, device };
  }

  it.each(['one', 'other'] as const)(
    'is sent if that attempt delivers it, when discarded in tab %s',
    async (pressed) => {
      const tabs = await hanging();
      const discarded = tabs[pressed].outbox.discard(tabs.clientId);
      await rest();
      expect(tabs[pressed].seen()[0]).toBe('stuck: leaving');
      tabs.respond();
      await rest();
      expect(await discarded).toBeUndefined();
      expect(tabs[pressed].sent.map(({ text }) => text)).toEqual(['stuck', 'behind it']);
      expect([tabs.one.seen(), tabs.other.seen(), tabs.device.kept.size]).toEqual([[], [], 0]);
    },
  );

  it.each(['one', 'other'] as const)(
    'is removed if that attempt fails, and unblocks later messages, when discarded in tab %s',
    async (pressed) => {
      const tabs = await hanging();
      const discarded = tabs[pressed].outbox.discard(tabs.clientId);
      await rest(100);
      tabs.respond(new ApiError(noSpace));
      await rest();
      expect(await discarded).toMatchObject({ text: 'stuck' });
      expect(tabs.one.sent.map(({ text }) => text)).toEqual(['behind it']);
      expect([tabs.one.seen(), tabs.other.seen(), tabs.device.kept.size]).toEqual([[], [], 0]);
    },
  );

  it('arrives once when the response was lost and the same text is sent again', async () => {
    const tabs = await hanging();
    const discarded = tabs.one.outbox.discard(tabs.clientId);
    await rest(100);
    tabs.respond(new ApiError({ kind: 'timeout' }));
    await rest();
    expect(await discarded).toMatchObject({ text: 'stuck' });
    expect(tabs.one.outbox.send(701, 'stuck')).toBe(tabs.clientId);
    await rest(100);
    tabs.respond();
    await rest();
    expect(tabs.one.seen()).toEqual([]);
    expect(tabs.device.kept.size).toBe(0);
    expect(tabs.one.outbox.send(701, 'stuck')).not.toBe(tabs.clientId);
  });
});

describe('a photo that the server rejects', () => {
  const photo = (name: string) => ({ key: name, name, file: new Blob([name]) });
  const setUpAlbum = () => {
    const server = new Server();
    const uploads: string[] = [];
    const { upload } = server.delivery;
    server.delivery.upload = (file, onProgress, signal) => {
      uploads.push(file.name);
      if (!file.name.startsWith('bad')) return upload(file, onProgress, signal);
      return Promise.reject(
        new ApiError({ kind: 'validation', status: 422, code: 'image_broken' }),
      );
    };
    return { ...setUp(new Device(), server), uploads };
  };

  it('fails the message, and is marked while accepted photos stay', async () => {
    const { outbox, uploads, server } = setUpAlbum();
    const album = ['bad-1.jpg', 'good.jpg', 'bad-2.jpg'].map(photo);
    const clientId = outbox.send(701, 'Вот фото', album);
    outbox.send(701, 'later words');
    await rest();
    const [failed, ...others] = outbox.messages.get();
    expect([failed?.state, failed?.code, others]).toEqual(['failed', 'image_broken', []]);
    expect(failed?.photos.map(({ name, refusal }) => [name, refusal])).toEqual([
      ['bad-1.jpg', 'image_broken'],
      ['good.jpg', undefined],
      ['bad-2.jpg', 'image_broken'],
    ]);
    expect(uploads).toEqual(album.map(({ name }) => name));
    expect(server.texts).toEqual(['later words']);
    expect(outbox.contentOf(clientId)?.photos.map(({ file }) => file instanceof Blob)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is uploaded again by a retry, unlike accepted photos', async () => {
    const { outbox, uploads } = setUpAlbum();
    const clientId = outbox.send(701, '', ['bad.jpg', 'good.jpg'].map(photo));
    await rest();
    await outbox.retry(clientId);
    await rest();
    expect(uploads).toEqual(['bad.jpg', 'good.jpg', 'bad.jpg']);
  });

  it('is uploaded again by a retry after the server has deleted it', async () => {
    const { outbox, uploads, server } = setUpAlbum();
    server.rejection = {
      kind: 'validation',
      code: 'validation_failed',
      fieldErrors: [{ field: 'attachments.1', code: 'unknown_reference' }],
    };
    const { upload } = server.delivery;
    server.delivery.upload = (...call) => {
      const refusal = server.rejection;
      server.rejection = undefined;
      return upload(...call).finally(() => {
        server.rejection = refusal;
      });
    };
    const clientId = outbox.send(701, '', ['a.jpg', 'b.jpg'].map(photo));
    await rest();
    expect(outbox.messages.get()[0]?.code).toBe('unknown_reference');
    server.rejection = undefined;
    await outbox.retry(clientId);
    await rest();
    expect(uploads).toEqual(['a.jpg', 'b.jpg', 'b.jpg']);
    expect(server.taken).toHaveLength(1);
  });
});
