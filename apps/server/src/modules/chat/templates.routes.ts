import type { HandlersFor } from '../../contract';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(
  templates: TemplatesService,
): HandlersFor<'listTemplates' | 'createTemplate' | 'updateTemplate' | 'deleteTemplate'> {
  return {
    async listTemplates({ dealer }) {
      const results = await templates.list(dealer.business_user_id);
      return { status: 200, body: { results, count: results.length } };
    },
    async createTemplate({ dealer, body }) {
      return { status: 201, body: await templates.create(dealer.business_user_id, body) };
    },
    async updateTemplate({ dealer, params, body }) {
      return {
        status: 200,
        body: await templates.update(dealer.business_user_id, params.id, body),
      };
    },
    async deleteTemplate({ dealer, params }) {
      await templates.delete(dealer.business_user_id, params.id);
      return { status: 204 };
    },
  };
}
