import { expect, it } from 'vitest';
import { requireNode } from './node-version';
import { StartError } from './start-error';

it('refuses a Node that is too old, in a sentence', () => {
  expect(() => requireNode('20.20.2')).toThrow(StartError);
  expect(() => requireNode('23.11.0')).toThrow('needs Node 24 or newer, this is 23.11.0');
});

it('takes the lowest that engines names, newer ones and the one that runs', () => {
  for (const version of ['24.0.0', '26.1.0', undefined])
    expect(() => requireNode(version)).not.toThrow();
});
