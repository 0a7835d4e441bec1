import { handlersOf } from '../../../platform/http/contract';
import { created, noContent, ok } from '../../../platform/http/reply';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(templates: TemplatesService) {
  return handlersOf({
    async listTemplates({ owner }) {
      const results = await templates.list(owner);
      return { status: 200, body: { results, count: results.length } };
    },
    createTemplate: ({ owner, body }) => created(templates.create(owner, body)),
    updateTemplate: ({ owner, params, body }) => ok(templates.update(owner, params.id, body)),
    deleteTemplate: ({ owner, params }) => noContent(templates.delete(owner, params.id)),
  });
}
