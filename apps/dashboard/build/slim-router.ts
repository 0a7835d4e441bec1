import { parseSync, type ESTree, type Plugin } from 'vite';

/**
 * Declarations of react-router that nothing of ours reaches: server components, framework mode, hydrated loader data,
 * instrumentation, and elements that no page uses. It keeps them in every build, because a class or an element with a display name
 * counts as a side effect. Each is replaced by what is written here.
 */
export const leftOut: Readonly<Record<string, string>> = {
  RemixErrorBoundary: 'var RemixErrorBoundary = (props) => props.children;',
  AwaitErrorBoundary: 'var AwaitErrorBoundary = null;',
  HistoryRouter: 'var HistoryRouter = null;',
  NavLink: 'var NavLink = null;',
  Form: 'var Form = null;',
  RSCErrorHandler: 'function RSCErrorHandler(props) { return props.children; }',
  PrefetchPageLinks: 'function PrefetchPageLinks() { return null; }',
  parseHydrationData: 'function parseHydrationData() { return undefined; }',
  instrumentClientSideRouter: 'function instrumentClientSideRouter(router) { return router; }',
  getRouteInstrumentationUpdates: 'function getRouteInstrumentationUpdates() { return []; }',
};

/** What a statement at the top declares, or whose display name it sets. */
function nameOf(statement: ESTree.Program['body'][number]): string | undefined {
  if (statement.type === 'FunctionDeclaration') return statement.id?.name;
  if (statement.type === 'VariableDeclaration') {
    const id = statement.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression') return undefined;
  if (expression.left.type !== 'MemberExpression') return undefined;
  const { object } = expression.left;
  return object.type === 'Identifier' ? object.name : undefined;
}

/** The module without these declarations, and which of them it had. */
export function withoutUnused(file: string, source: string): { code: string; found: string[] } {
  const found: string[] = [];
  let code = '';
  let at = 0;
  for (const statement of parseSync(file, source).program.body) {
    const name = nameOf(statement);
    const instead = name === undefined ? undefined : leftOut[name];
    if (name === undefined || instead === undefined) continue;
    const isDeclaration = statement.type !== 'ExpressionStatement';
    code += source.slice(at, statement.start) + (isDeclaration ? instead : '');
    at = statement.end;
    if (isDeclaration) found.push(name);
  }
  return { code: code + source.slice(at), found };
}

/** Takes them out, and takes the router's production build: its package names the one with warnings to every bundler. */
export function slimRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'karvon:slim-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      return resolved?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') ?? null;
    },
    transform(source, id) {
      if (!/[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/.test(id)) return null;
      const { code, found } = withoutUnused(id, source);
      for (const name of found) seen.add(name);
      return found.length === 0 ? null : { code, map: null };
    },
    buildEnd(error) {
      const gone = Object.keys(leftOut).filter((name) => !seen.has(name));
      // A new version of the router must not bring the weight back unseen.
      if (error === undefined && gone.length > 0)
        this.error(`react-router no longer has ${gone.join(', ')}`);
    },
  };
}
