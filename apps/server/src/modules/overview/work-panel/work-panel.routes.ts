import { createHash } from 'node:crypto';
import { handlersOf } from '../../../platform/http/contract';
import { matchesTag } from '../../../platform/http/etag';
import type { WorkPanel } from './work-panel-types';
import type { WorkPanelService } from './work-panel.service';

/** Ignores the time: the tag changes only with the content. */
function tagOf({ now: _now, ...said }: WorkPanel): string {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

export function workPanelRoutes(panel: WorkPanelService) {
  return handlersOf({
    async getWorkPanel({ access, query, language, request }) {
      const body = await panel.read({ access, query, language });
      const headers = { etag: tagOf(body) };
      return matchesTag(request.headers['if-none-match'], headers.etag)
        ? { status: 304, headers }
        : { status: 200, headers, body };
    },
  });
}
