import { defineConfig, type OptionsExport } from 'orval';

/** Reads the bundled contracts (openapi/*.yaml with every $ref resolved into one file by `scripts/generate.mjs`). */
const services = ['main', 'search', 'chat'] as const;

/** GET operations that a screen reads page after page. */
const infinite: Record<string, string> = {
  listAutos: 'page',
  listLeads: 'page',
  listRooms: 'page',
  listMessages: 'page',
  listNotifications: 'page',
};

const config: Record<string, OptionsExport> = {};

for (const name of services) {
  const bundle = (purpose: string) => ({
    target: `./node_modules/.cache/karvon/contract/${name}.${purpose}.json`,
  });
  const root = `./packages/api/src/generated/${name}`;
  config[name] = {
    input: bundle('hooks'),
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      target: `${root}/endpoints`,
      baseUrl: { getBaseUrlFromSpecification: true },
      clean: true,
      headers: true,
      indexFiles: true,
      urlEncodeParameters: true,
      propertySortOrder: 'Specification',
      mock: {
        indexMockFiles: true,
        generators: [
          {
            type: 'msw',
            delay: false,
            useExamples: true,
            baseUrl: `*/${name}`,
          },
          // Rows by the thousand are leads and cars.
          ...(name === 'main'
            ? [{ type: 'faker' as const, schemas: true, operationResponses: false }]
            : []),
        ],
      },
      override: {
        header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
        mutator: { path: './packages/api/src/http.ts', name: 'request' },
        enumGenerationType: 'const',
        query: {
          version: 5,
          signal: true,
          useMutation: false,
          shouldExportKeys: true,
          shouldSplitQueryKey: true,
        },
        mock: { arrayMin: 1, arrayMax: 5 },
        operations: Object.fromEntries(
          Object.entries(infinite).map(([operation, useInfiniteQueryParam]) => [
            operation,
            { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam } },
          ]),
        ),
      },
    },
  };
  config[`${name}Zod`] = {
    input: bundle('zod'),
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: `${root}/zod`,
      fileExtension: '.zod.ts',
      indexFiles: false,
      clean: true,
      override: {
        zod: {
          version: 4,
          variant: 'mini',
          coerce: { query: ['number', 'boolean', 'array'], param: ['number'], header: false },
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          generateEachHttpStatus: true,
          generateCompanionTypes: false,
        },
      },
    },
  };
}

export default defineConfig(config);
