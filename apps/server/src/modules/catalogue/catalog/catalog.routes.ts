import type { FastifyRequest } from 'fastify';
import { handlersOf } from '../../../platform/http/contract';
import { matchesTag } from '../../../platform/http/etag';
import type { CatalogService } from './catalog.service';

/** Shared caches keep it for five minutes, then revalidate by ETag. */
const headersOf = (tag: string) => ({
  etag: tag,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
});

function respond<B>(request: FastifyRequest, tag: string, body: () => B) {
  const headers = headersOf(tag);
  return matchesTag(request.headers['if-none-match'], tag)
    ? { status: 304 as const, headers }
    : { status: 200 as const, headers, body: body() };
}

function pageOf<T>(rows: readonly T[], { page, size }: { page: number; size: number }) {
  return { count: rows.length, results: rows.slice((page - 1) * size, page * size) };
}

export function catalogRoutes(catalog: CatalogService) {
  return handlersOf({
    async listBrands({ query, request }) {
      const { tag, rows } = await catalog.brands(query);
      return respond(request, tag, () => pageOf(rows, query));
    },
    async listModels({ query, request }) {
      const { tag, rows } = await catalog.models(query);
      return respond(request, tag, () => pageOf(rows, query));
    },
    async listGenerations({ query, request }) {
      const { tag, rows } = await catalog.generations(query);
      return respond(request, tag, () => pageOf(rows, query));
    },
    async listModifications({ query, request }) {
      const { tag, rows } = await catalog.modifications(query);
      return respond(request, tag, () => pageOf(rows, query));
    },
    async listPositions({ query, request }) {
      const { tag, rows } = await catalog.positions(query);
      return respond(request, tag, () => pageOf(rows, query));
    },
    async listRegions({ request }) {
      const { regions, tag } = await catalog.current();
      return respond(request, tag, () => ({ count: regions.length, results: regions }));
    },
    async listOptions({ request }) {
      const { options, tag } = await catalog.current();
      return respond(request, tag, () => options);
    },
  });
}
