const module = (name: string) => new RegExp(`[\\\\/]${name}\\.tsx?$`);

/** Groups of modules for the bundler, in order. Without them it makes a file of every module that two pages share: 120 requests for the list of cars. */
export const fileGroups = [
  // Libraries change rarely, so browsers keep this file across deployments.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 8,
  },
  // The chat's socket loads on each page without the schemas of other services.
  {
    name: (id: string) => /[\\/]generated[\\/](\w+)[\\/]zod[\\/]/.exec(id)?.[1] ?? 'zod',
    test: /[\\/]generated[\\/]\w+[\\/]zod[\\/]|node_modules[\\/]zod[\\/]/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // The entry imports this group statically and stays a separate file, which the manifest names.
  {
    name: 'core',
    tags: ['$initial' as const],
    test: /^(?!.*[\\/](index\.html|main\.tsx))/,
    priority: 6,
  },
  {
    name: 'sign-in',
    test: module('auth[\\\\/](LoginPage|PhoneCheckPage|SignInLayout)'),
    priority: 5,
  },
  { name: 'shell', test: module('layouts[\\\\/](DashboardLayout|UiProviders)'), priority: 4 },
  { name: 'cars', test: module('autos[\\\\/]list[\\\\/]AutoList'), priority: 3 },
  // A phone never loads this group.
  {
    name: 'desktop',
    test: module(
      '(layouts[\\\\/]ShellBars|filters[\\\\/]BarFilter|filters[\\\\/]OrderingSelect|list[\\\\/]CsvButton)',
    ),
    priority: 2,
  },
  { name: 'common', minShareCount: 22, priority: 1 },
];
