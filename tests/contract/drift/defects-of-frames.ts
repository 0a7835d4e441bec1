import { number } from '../../../packages/contract/src/contract/tree';
import { type Defect, isBody } from './passing';

const defect = (name: string, parts: Pick<Defect, 'frame' | 'close'>): Defect => ({
  name: `socket: ${name}`,
  service: 'chat',
  operationId: 'socket',
  level: 'full',
  ...parts,
});

type Frame = Record<string, unknown>;

const onFrame =
  (change: (frame: Frame) => Frame | undefined): NonNullable<Defect['frame']> =>
  (text) => {
    if (!text.startsWith('{')) return text;
    const frame: unknown = JSON.parse(text);
    if (!isBody(frame)) return text;
    const changed = change(frame);
    return changed === undefined ? undefined : JSON.stringify(changed);
  };

const onAction = (action: string, change: (frame: Frame) => Frame | undefined) =>
  onFrame((frame) => (frame['action'] === action ? change(frame) : frame));

const without = (frame: Frame, key: string): Frame => {
  const rest = { ...frame };
  delete rest[key];
  return rest;
};

export const defectsOfFrames: readonly Defect[] = [
  defect('no pong', { frame: (text) => (text === 'pong' ? undefined : text) }),
  defect('pong as JSON', { frame: (text) => (text === 'pong' ? '{"action":"pong"}' : text) }),
  defect('an unknown token closes with 1008', { close: (code) => (code === 4401 ? 1008 : code) }),
  defect('online is not answered', { frame: onAction('online', () => undefined) }),
  defect('no epoch', { frame: onFrame((frame) => without(frame, 'epoch')) }),
  defect('seq leaves gaps', {
    frame: onAction('create', (frame) => ({ ...frame, seq: (number(frame['seq']) ?? 0) + 5 })),
  }),
  defect('seq is a text', { frame: onFrame((frame) => ({ ...frame, seq: String(frame['seq']) })) }),
  defect('messages do not come', { frame: onAction('create', () => undefined) }),
  defect('the action is message.created', {
    frame: onAction('create', (frame) => ({ ...frame, action: 'message.created' })),
  }),
  defect('a message without its time', {
    frame: onAction('create', (frame) => ({
      ...frame,
      message: isBody(frame['message']) ? without(frame['message'], 'created_at') : null,
    })),
  }),
  defect('a malformed frame is passed over', { frame: onAction('error', () => undefined) }),
  defect('errors without a code', {
    frame: onAction('error', (frame) => ({ ...frame, message: 'wrong' })),
  }),
];
