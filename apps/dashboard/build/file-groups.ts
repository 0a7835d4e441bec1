const module = (name: string) => new RegExp(`[\\\\/]${name}\\.tsx?$`);

/**
 * Groups for the bundler: each takes the modules that its test names, with whatever they import, out of those that are left. Left to itself the
 * bundler makes a file of every module that two pages share: a hundred and twenty requests for the list of cars.
 */
export const fileGroups = [
  // Changes only when a library does: a deployment leaves it in the browser's cache.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 8,
  },
  // The chat's socket is beside each page, and must not bring the schemas of the other services.
  {
    name: (id: string) => /[\\/]generated[\\/](\w+)[\\/]zod[\\/]/.exec(id)?.[1] ?? 'zod',
    test: /[\\/]generated[\\/]\w+[\\/]zod[\\/]|node_modules[\\/]zod[\\/]/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // Statically imported by the entry, which stays a file of its own: the manifest has it by its name.
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
  // A phone never loads it.
  {
    name: 'desktop',
    test: module(
      '(layouts[\\\\/]ShellBars|filters[\\\\/]BarFilter|filters[\\\\/]OrderingSelect|list[\\\\/]CsvButton)',
    ),
    priority: 2,
  },
  { name: 'common', minShareCount: 20, priority: 1 },
];
