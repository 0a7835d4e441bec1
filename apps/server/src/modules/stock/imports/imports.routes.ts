import { handlersOf } from '../../../platform/http/contract';
import { createdVersion, noContent, ok, versioned } from '../../../platform/http/reply';
import type { ImportServices } from './imports.module';
import { withFile } from './receive-file';

const fileReply = async (name: string, body: Promise<Buffer>) => ({
  status: 200 as const,
  body: await body,
  headers: { 'content-disposition': `attachment; filename="${name}.xlsx"` },
});

export function importsRoutes({ imports, files }: ImportServices, dataFolder: string) {
  return handlersOf({
    createImport: {
      async prepare({ access, request }) {
        const store = await withFile(request, dataFolder, (file) => imports.upload(access, file));
        return () => createdVersion(store());
      },
    },
    listImports: ({ access, query }) => ok(imports.page(access, query)),
    getImportTemplate: ({ access, language }) =>
      fileReply(`karvon-${language}`, files.template(access, language)),
    getImport: ({ access, params }) => versioned(imports.get(access, params.id)),
    updateImport: {
      async prepare({ access, params, body, ifMatch }) {
        const change = await imports.update(access, params.id, ifMatch, body);
        return () => versioned(change());
      },
    },
    deleteImport: ({ access, params }) => noContent(imports.remove(access, params.id)),
    checkImport: ({ access, params }) => versioned(imports.check(access, params.id)),
    listImportRows: ({ access, params, query, language }) =>
      ok(imports.rows(access, params.id, { ...query, language })),
    excludeImportRows: ({ access, params, body }) =>
      versioned(imports.exclude(access, params.id, body)),
    listImportChoices: ({ access, params, query }) => ok(imports.choices(access, params.id, query)),
    chooseImportValues: ({ access, params, body }) =>
      versioned(imports.choose(access, params.id, body.items)),
    confirmImport: ({ access, params }) => versioned(imports.confirm(access, params.id)),
    stopImport: ({ access, params }) => versioned(imports.stop(access, params.id)),
    resumeImport: ({ access, params }) => versioned(imports.resume(access, params.id)),
    undoImport: ({ access, params }) => versioned(imports.undo(access, params.id)),
    exportImportFailures: ({ access, params, language }) =>
      fileReply(`import-${params.id}`, files.failures(access, params.id, language)),
  });
}
