import { handlersOf } from '../../../platform/http/contract';
import { noContent, ok } from '../../../platform/http/reply';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(templates: TemplatesService) {
  return handlersOf({
    async listTemplates({ access }) {
      const results = await templates.list(access);
      return { status: 200, body: { results, count: results.length } };
    },
    createTemplate: ({ access, body }) => ok(templates.create(access, body)),
    updateTemplate: ({ access, params, body }) => ok(templates.update(access, params.id, body)),
    deleteTemplate: ({ access, params }) => noContent(templates.delete(access, params.id)),
  });
}
