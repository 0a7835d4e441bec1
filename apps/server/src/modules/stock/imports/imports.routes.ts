import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { createdVersion, noContent, ok, versioned } from '../../../platform/http/reply';
import { workbookReply } from '../../../platform/http/workbook';
import type { ImportServices } from './imports.module';
import { withFile } from './receive-file';

export function importsRoutes({ imports, files, carFiles }: ImportServices, dataFolder: string) {
  return handlersOf({
    exportAutos: async ({ access, query, language, request }) =>
      query.format === 'xlsx'
        ? carFiles.workbook(access, query, language)
        : csvResponse({ access, request }, () => carFiles.csv(access, query, language)),
    createImport: {
      async prepare({ access, request }) {
        const store = await withFile(request, dataFolder, (file) => imports.upload(access, file));
        return () => createdVersion(store());
      },
    },
    listImports: ({ access, query }) => ok(imports.page(access, query)),
    getImportTemplate: ({ access, language }) =>
      workbookReply(`karvon-${language}`, files.template(access, language)),
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
    listImportChoices: ({ access, params, query, language }) =>
      ok(imports.choices(access, params.id, { ...query, language })),
    chooseImportValues: ({ access, params, body }) =>
      versioned(imports.choose(access, params.id, body.items)),
    confirmImport: ({ access, params }) => versioned(imports.confirm(access, params.id)),
    stopImport: ({ access, params }) => versioned(imports.stop(access, params.id)),
    resumeImport: ({ access, params }) => versioned(imports.resume(access, params.id)),
    undoImport: ({ access, params }) => versioned(imports.undo(access, params.id)),
    exportImportFailures: ({ access, params, language }) =>
      workbookReply(`import-${params.id}`, files.failures(access, params.id, language)),
  });
}
