import path from 'node:path';
import { parseFrame } from '@karvon/api/socket-frames';
import { expect, it } from 'vitest';
import { createValidator } from '../../packages/contract/src/check/response-checker';
import { findFrameProblems, framesToSend } from '../../packages/contract/src/check/socket';
import { readBundle } from '../../packages/contract/src/contract/load-contract';
import { entries, isTree, list, member, text } from '../../packages/contract/src/contract/tree';
import { contractBundles } from '../../packages/contract/scripts/bundles.mjs';

const socket = readBundle(path.join(contractBundles(), 'chat.asyncapi.json'));
const validator = createValidator(socket);
const known = framesToSend(socket);

const sent = list(member(member(socket['operations'], 'sendFrames'), 'messages')).map(
  (each) => text(member(each, '$ref'))?.split('/').at(-1) ?? '',
);
const examples = entries(member(socket['components'], 'messages')).flatMap(([key, message]) =>
  sent.includes(key)
    ? list(member(message, 'examples')).map((each) => [key, member(each, 'payload')] as const)
    : [],
);
const frames = examples.filter(([, payload]) => isTree(payload));

const spoilt = (node: unknown, at = ''): { at: string; value: unknown }[] => {
  if (!isTree(node)) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const rest = Object.fromEntries(Object.entries(node).filter(([other]) => other !== name));
    const here = `${at}.${name}`;
    return [
      { at: `${here} gone`, value: rest },
      { at: `${here} a list`, value: { ...node, [name]: [[]] } },
      ...spoilt(value, here).map((each) => ({
        at: each.at,
        value: { ...node, [name]: each.value },
      })),
    ];
  });
};

it('knows an example of each frame that the service sends', () => {
  expect(new Set(examples.map(([key]) => key))).toEqual(new Set(sent));
  expect(frames.length).toBeGreaterThanOrEqual(7);
});

it.each(frames)('reads %s as the AsyncAPI shows it', (_, payload) => {
  expect(parseFrame(JSON.stringify(payload))).toHaveProperty('frame');
});

it.each(frames)('takes and refuses of %s what the AsyncAPI does', (_, payload) => {
  const differing = spoilt(payload).flatMap(({ at, value }) => {
    const isFine = findFrameProblems(validator, known, value).length === 0;
    const isRead = 'frame' in parseFrame(JSON.stringify(value));
    return isFine === isRead ? [] : [`${at}: the AsyncAPI ${isFine ? 'takes' : 'refuses'} it`];
  });
  expect(differing).toEqual([]);
});
