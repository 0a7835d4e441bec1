import { operations } from '@karvon/api/operations';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../apps/server/src/platform/http/operation';
import { loadContract } from '../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../packages/contract/scripts/bundles.mjs';

const all: readonly Operation[] = Object.values(operations);

const silentAbout = (status: number, mayRespond: (operation: Operation) => boolean) =>
  all
    .filter((operation) => mayRespond(operation) && operation.responses[status] === undefined)
    .map(({ operationId }) => operationId);

const takesBody = ({ body, multipart }: Operation) => body !== undefined || multipart === true;

describe('rejections that follow from what an operation takes are declared', () => {
  it.each<[string, number, (operation: Operation) => boolean]>([
    ['a token or a key', 401, ({ security }) => security !== 'none'],
    ['a service key', 403, ({ security }) => security === 'serviceKey'],
    ['an Idempotency-Key', 409, ({ idempotent }) => idempotent === true],
    ['If-Match', 412, ({ ifMatch }) => ifMatch === true],
    ['a body', 413, takesBody],
    ['a body', 415, takesBody],
    ['a body', 422, takesBody],
    ['parameters', 422, ({ params, query }) => params !== undefined || query !== undefined],
    ['whatever', 429, () => true],
  ])('%s: %i', (_name, status, mayRespond) => {
    expect(silentAbout(status, mayRespond)).toEqual([]);
  });
});

describe('what a backend team may not change', () => {
  it('is the calls that the specification shows, and no other', () => {
    const ids = ['main', 'search', 'chat']
      .flatMap((service) => loadContract(contractBundles(), service).operations)
      .filter(({ origin }) => origin === 'specification')
      .map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([
      'getProfile',
      'getTotalUnread',
      'listMessages',
      'listRooms',
      'readAllMessages',
      'updateBusiness',
    ]);
  });
});
