import { WebSocket } from 'ws';
import type { Tree } from '../contract/tree.ts';
import { entries, isTree, list, member, number, text } from '../contract/tree.ts';
import { createValidator, type Validator } from './response-checker.ts';
import type { Run } from './run.ts';

interface Line {
  send: (frame: string) => void;
  /** undefined when no matching frame came in time */
  next: (fits: (frame: unknown) => boolean) => Promise<unknown>;
  frames: readonly unknown[];
  closed: Promise<number>;
  close: () => void;
}

const patience = 4000;

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

const within = <T>(promise: Promise<T>, fallback: T): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(fallback), patience).unref();
    }),
  ]);

const open = async (url: string): Promise<Line | number> => {
  const socket = new WebSocket(url);
  const frames: unknown[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  // A rejected handshake also closes the socket, with its status in the error.
  let refusal = 0;
  socket.on('unexpected-response', (_request, response) => {
    refusal = response.statusCode ?? 0;
    socket.terminate();
  });
  socket.on('error', () => undefined);
  const opened = new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true));
    socket.on('close', () => resolve(false));
  });
  if (!(await within(opened, false))) return refusal;
  let read = 0;
  return {
    frames,
    closed,
    send: (frame) => socket.send(frame),
    close: () => socket.terminate(),
    next: (fits) =>
      within(
        new Promise<unknown>((resolve) => {
          const visit = () => {
            while (read < frames.length) {
              const frame = frames[read];
              read += 1;
              if (!fits(frame)) continue;
              waiting.delete(visit);
              resolve(frame);
              return;
            }
          };
          waiting.add(visit);
          visit();
        }),
        undefined,
      ),
  };
};

const isAction = (action: string) => (frame: unknown) => member(frame, 'action') === action;

export const framesToSend = (socket: Tree): Map<string, Tree[]> => {
  const messages = new Map<string, Tree[]>();
  const wanted = list(member(member(socket['operations'], 'sendFrames'), 'messages')).map(
    (each) => text(member(each, '$ref'))?.split('/').at(-1) ?? '',
  );
  for (const [key, message] of entries(member(socket['components'], 'messages'))) {
    if (!wanted.includes(key)) continue;
    const payload = member(message, 'payload');
    const schema = member(payload, 'schema') ?? payload;
    const name = text(member(message, 'name')) ?? key;
    if (isTree(schema)) messages.set(name, [...(messages.get(name) ?? []), schema]);
  }
  return messages;
};

export const findFrameProblems = (
  validator: Validator,
  known: ReadonlyMap<string, Tree[]>,
  frame: unknown,
) => {
  if (frame === 'pong') return [];
  const action = text(member(frame, 'action')) ?? JSON.stringify(frame).slice(0, 40);
  const schemas = known.get(action);
  if (schemas === undefined) return [`a frame of no kind that the contract knows: ${action}`];
  const found = schemas.map((schema) => validator.problems(schema, frame));
  return found.some((problems) => problems.length === 0)
    ? []
    : (found[0] ?? []).map((problem) => `${action}: ${problem}`);
};

/** Events raise `seq` by one; other frames carry the newest. */
const findSequenceProblems = (frames: readonly unknown[]): string[] => {
  const counted = new Set(['create', 'read', 'room', 'notification']);
  let last: number | undefined;
  const problems: string[] = [];
  for (const frame of frames) {
    const seq = number(member(frame, 'seq'));
    if (seq === undefined) continue;
    const raises = counted.has(text(member(frame, 'action')) ?? '');
    const expected = last === undefined ? seq : raises ? last + 1 : last;
    if (seq !== expected)
      problems.push(
        `seq ${String(seq)} of ${text(member(frame, 'action')) ?? ''} after ${String(last)}`,
      );
    last = seq;
  }
  return problems;
};

const probe = 'socket';

/** @param socket bundle of the AsyncAPI */
export const probeSocket = async (run: Run, socket: Tree): Promise<void> => {
  const { token, baseUrl } = run.options;
  if (token === undefined) {
    run.skip(probe, 'frames', 'no --token was provided');
    return;
  }
  const url = `${baseUrl.replace(/^http/, 'ws')}/ws`;
  const stranger = await open(`${url}?token=a-token-that-nobody-has`);
  const code = typeof stranger === 'number' ? stranger : await within(stranger.closed, 0);
  if (typeof stranger !== 'number') stranger.close();
  run.note(
    probe,
    'a token that nobody has',
    code === 4401 ? [] : [`closed with ${String(code)} instead of 4401`],
  );

  const line = await open(`${url}?token=${encodeURIComponent(token)}`);
  if (typeof line === 'number') {
    run.note(probe, 'opens', [`could not be opened at ${url.slice(0, 200)} (${String(line)})`]);
    return;
  }
  const validator = createValidator(socket);
  const known = framesToSend(socket);

  line.send('ping');
  run.note(
    probe,
    'ping',
    (await line.next((frame) => frame === 'pong')) === undefined ? ['no pong came'] : [],
  );

  const [room] = run.world.rows('listRooms');
  const roomId = number(member(room, 'id'));
  line.send(
    JSON.stringify({ action: 'online', message: roomId === undefined ? {} : { room_id: roomId } }),
  );
  const online = await line.next(isAction('online'));
  run.note(
    probe,
    'online',
    online === undefined ? ['no `online` came back'] : findFrameProblems(validator, known, online),
  );

  for (const wrong of [
    '{"action":',
    '{"action":"shout","message":{}}',
    '{"action":"online","message":{"room_id":"x"}}',
  ]) {
    line.send(wrong);
    const refusal = await line.next(isAction('error'));
    run.note(
      probe,
      `a frame that cannot be: ${wrong}`,
      refusal === undefined ? ['no `error` came'] : findFrameProblems(validator, known, refusal),
    );
  }

  if (roomId !== undefined) await probeEvents(run, line, roomId);
  run.note(
    probe,
    'frames fit the AsyncAPI',
    line.frames.flatMap((frame) => findFrameProblems(validator, known, frame)),
  );
  run.note(probe, 'seq has no gaps', findSequenceProblems(line.frames));
  line.close();
};

const probeEvents = async (run: Run, line: Line, roomId: number) => {
  const operation = run.contract.operations.find(
    ({ operationId }) => operationId === 'sendMessage',
  );
  if (operation === undefined) return;
  for (let count = 0; count < 2; count += 1) {
    const client = crypto.randomUUID();
    const example = operation.body?.examples[0]?.value;
    const sent = await run.send({
      operation,
      path: { roomId: String(roomId) },
      body: { ...(isTree(example) ? example : {}), client_id: client },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (sent === undefined || sent.status >= 300) return;
    const frame = await line.next(
      (each) =>
        isAction('create')(each) &&
        member(member(each, 'message'), 'id') === member(sent.body, 'id'),
    );
    run.note(
      probe,
      'a message that was sent',
      frame === undefined ? ['no `create` came for it'] : [],
    );
  }
};
