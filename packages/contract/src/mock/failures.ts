import { setTimeout } from 'node:timers/promises';
import { isTree } from '../contract/tree.ts';
import { problem, type Reply } from './reply.ts';

export const isFailure = (text: string): boolean =>
  /^(429|503|slow=\d{1,6}|html|drop=\w+|stale|offline)$/.test(text);

const without = (node: unknown, field: string): unknown => {
  if (Array.isArray(node)) return node.map((item) => without(item, field));
  if (!isTree(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => name !== field)
      .map(([name, value]) => [name, without(value, field)]),
  );
};

/** undefined when the connection is cut */
export const withFailure = async (failure: string, reply: Reply): Promise<Reply | undefined> => {
  const [kind = '', value = ''] = failure.split('=');
  if (kind === 'offline') return undefined;
  if (kind === 'slow') await setTimeout(Number(value));
  if (kind === '429' || kind === '503')
    return { ...problem(Number(kind), { retry_after: 5 }), headers: { 'retry-after': '5' } };
  if (kind === 'html') return { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' };
  if (kind === 'drop') return { ...reply, body: without(reply.body, value) };
  if (kind === 'stale') return problem(412, { current: reply.body });
  return reply;
};
