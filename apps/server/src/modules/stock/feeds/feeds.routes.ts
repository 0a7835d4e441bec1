import type { FastifyRequest } from 'fastify';
import { handlersOf } from '../../../platform/http/contract';
import { matchesTag } from '../../../platform/http/etag';
import { noContent, ok, versioned } from '../../../platform/http/reply';
import type { FeedServices } from './feeds.module';

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

export function feedsRoutes({ exports, sources }: FeedServices) {
  return handlersOf({
    listFeedSources: ({ access }) => ok(sources.list(access)),
    createFeedSource: ({ access, body }) => versioned(sources.create(access, body)),
    updateFeedSource: ({ access, params, body, ifMatch }) =>
      versioned(sources.update(access, params.id, ifMatch, body)),
    deleteFeedSource: ({ access, params }) => noContent(sources.remove(access, params.id)),
    runFeedSource: ({ access, params }) => versioned(sources.run(access, params.id)),
    resolveFeedRun: ({ access, params, body }) =>
      versioned(sources.resolve(access, params.id, body)),
    listFeedRuns: ({ access, params, query }) => ok(sources.runs(access, params.id, query)),
    listFeedExports: ({ access, request }) => ok(exports.list(access, originOf(request))),
    createFeedExport: ({ access, body, request }) =>
      versioned(exports.create(access, body, originOf(request))),
    updateFeedExport: ({ access, params, body, ifMatch, request }) =>
      versioned(
        exports.update(access, params.id, {
          ...body,
          version: ifMatch,
          origin: originOf(request),
        }),
      ),
    rotateFeedExport: ({ access, params, body, request }) =>
      versioned(exports.rotate(access, params.id, body.old, originOf(request))),
    deleteFeedExport: ({ access, params }) => noContent(exports.remove(access, params.id)),
    async readFeed({ params, request }) {
      const { tag, type, body } = await exports.read(params, {
        origin: originOf(request),
        reader: request.headers['user-agent'],
      });
      const headers = {
        etag: tag,
        'cache-control': 'max-age=300',
        'x-robots-tag': 'noindex',
        'content-type': type,
      };
      if (matchesTag(request.headers['if-none-match'], tag)) return { status: 304, headers };
      return { status: 200, body, headers };
    },
  });
}
