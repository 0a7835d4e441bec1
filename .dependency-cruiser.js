// Who may import whom. Nothing flows back; package `exports` make deep imports between packages impossible.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(stories|test)\\.tsx?$|/testing/' },
  to: { pathNot: allowed },
});
const external = '(^|/)node_modules/';

/**
 * Rooms of the server from the ground up, and the modules of each group in the same order. An import goes down; what is below notifies
 * what is above by events.
 */
export const serverOrder = {
  platform: [
    'values',
    'config',
    'db',
    'jobs',
    'limits',
    'media',
    'http',
    'observability',
    'realtime',
    'providers',
    'backup',
  ],
  modules: {
    foundation: ['images', 'rates', 'client-errors', 'devices', 'notifications', 'bot'],
    identity: ['sessions', 'members', 'auth'],
    catalogue: ['data', 'catalog', 'car-models'],
    stock: [
      'avtosalons',
      'prices',
      'autos',
      'price-changes',
      'costs',
      'vin',
      'imports',
      'feeds',
      'marketplace',
    ],
    buyers: ['leads', 'chat'],
    'trade-in': ['trade-in', 'applications'],
    promotion: ['ledger', 'ads', 'money'],
    messaging: ['telegram', 'channel'],
    overview: ['statistics', 'profit', 'work-panel', 'palette'],
  },
};

/** Folders of the server in their order. */
const serverFolders = [
  ...serverOrder.platform.map((room) => `platform/${room}`),
  'platform/deps.ts',
  ...Object.entries(serverOrder.modules).flatMap(([group, modules]) =>
    modules.map((module) => `modules/${group}/${module}`),
  ),
  '[a-z-]+.ts',
];

const upwards = serverFolders.slice(0, -1).map((folder, at) => ({
  name: `server-order-${folder.split('/').slice(1).join('-')}`,
  comment: `${folder} knows nothing that comes after it in serverOrder: it emits events.`,
  severity: 'error',
  from: {
    path: `^apps/server/src/${folder}(/|$)`,
    pathNot: '\\.(test|fixture)\\.ts$|/testing/',
  },
  to: {
    path: `^apps/server/src/(${serverFolders.slice(at + 1).join('|')})(/|$)`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: 'src/generated/' },
      to: { circular: true },
    },
    only(
      'api-imports',
      '^packages/api/src/',
      ['^packages/api/src/', `${external}(zod|@tanstack/|axios|msw|@faker-js/|react)`],
      'packages/api: generated code, zod, react-query, axios, msw.',
    ),
    only(
      'ui-imports',
      '^packages/ui/src/',
      [
        '^packages/ui/src/',
        `${external}(react|react-dom|react-aria|react-aria-components|@react-aria|@react-stately|react-stately|@react-types|@internationalized|@vanilla-extract|lucide-react|@tanstack/react-virtual|@tanstack/virtual-core|@fontsource-variable)(/|$)`,
      ],
      'packages/ui: looks and behaviour; no product word, no request, no router, no i18n.',
    ),
    only(
      'parsers-stand-alone',
      '^packages/ui/src/parse/',
      ['^packages/ui/src/parse/'],
      'Parsers of typed text: pure functions, which the server may run too.',
    ),
    {
      name: 'shared-imports',
      comment: 'dashboard/shared: ui and api only.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/shared/' },
      to: { path: '^apps/(dashboard/src/(features|app)|server)/' },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'A feature never imports another: link by paths, compose in app.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/features/([^/]+)/' },
      to: { path: '^apps/dashboard/src/features/', pathNot: '^apps/dashboard/src/features/$1/' },
    },
    {
      name: 'feature-not-to-app',
      comment: 'Nothing flows back.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/features/' },
      to: { path: '^apps/(dashboard/src/app|server)/' },
    },
    {
      name: 'features-have-one-entry-point',
      comment:
        'app enters a feature by its routes.tsx only; a test over all features may see their insides.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/dashboard/src/features/[^/]+/(?!routes\\.tsx$)' },
    },
    {
      name: 'calls-in-queries',
      comment:
        "Only a feature's queries.ts imports generated calls, hooks and query options; everything else uses them from there.",
      severity: 'error',
      from: {
        path: '^apps/dashboard/src/features/',
        pathNot: '/queries\\.ts$|\\.(stories|test)\\.tsx?$',
      },
      to: { path: '^packages/api/src/generated/\\w+/endpoints/', pathNot: '\\.msw\\.ts$' },
    },
    {
      name: 'server-takes-only-the-contract',
      comment: "server: api's zod and models, and ui's parsers, which know no screen.",
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^(apps/server/|packages/api/src/(generated/|fixtures)|packages/ui/src/parse/)',
      },
    },
    ...upwards,
    {
      name: 'server-modules-keep-their-rows',
      comment:
        "Not even the types of another module's repository, mapper or routes: its service says what it gives away.",
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/([^/]+/[^/]+)/',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      to: {
        path: '^apps/server/src/modules/[^/]+/[^/]+/[^/]+\\.(routes|repository|mapper)\\.ts$',
        pathNot: '^apps/server/src/modules/$1/',
      },
    },
    {
      name: 'server-knows-no-demo',
      comment:
        'The demo knows the server; server.ts alone brings it, and modules are handed it as deps.demo.',
      severity: 'error',
      from: { path: '^apps/server/src/(?!server\\.ts$)', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^apps/server/demo/' },
    },
    {
      name: 'demo-has-one-entry-point',
      comment: 'The server enters the demo by its index.ts; a test may see its insides.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/demo/(?!index\\.ts$)' },
    },
    {
      name: 'routes-do-not-query',
      comment: 'Routes only translate, services decide, repositories query.',
      severity: 'error',
      from: { path: '\\.(routes|service|mapper)\\.ts$' },
      to: { path: `${external}(kysely|pg)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(packages|apps)/[^/]+/src/',
        pathNot:
          '(src/generated/|theme/ramps\\.ts$|\\.d\\.ts$|\\.stories\\.tsx$|\\.test\\.tsx?$|\\.mdx$)',
      },
      to: {},
    },
  ],
  options: /** @type {import('dependency-cruiser').ICruiseOptions} */ ({
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|storybook-static|\\.woff2' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  }),
};
