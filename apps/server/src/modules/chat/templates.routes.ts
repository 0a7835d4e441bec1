import type { HandlersFor } from '../../contract';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(
  templates: TemplatesService,
): HandlersFor<'listTemplates' | 'createTemplate' | 'updateTemplate' | 'deleteTemplate'> {
  return {
    async listTemplates({ owner }) {
      const results = await templates.list(owner);
      return { status: 200, body: { results, count: results.length } };
    },
    async createTemplate({ owner, body }) {
      return { status: 201, body: await templates.create(owner, body) };
    },
    async updateTemplate({ owner, params, body }) {
      return {
        status: 200,
        body: await templates.update(owner, params.id, body),
      };
    },
    async deleteTemplate({ owner, params }) {
      await templates.delete(owner, params.id);
      return { status: 204 };
    },
  };
}
