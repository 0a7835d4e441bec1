import { fileURLToPath } from 'node:url';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createServer } from 'vite';

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

interface ListRepository {
  page: (access: { owner: number; showrooms: undefined }, query: object) => Promise<unknown>;
}

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const hasRepository = (
  module: unknown,
): module is { createAutosListRepository: (db: unknown) => ListRepository } =>
  typeof module === 'object' && module !== null && 'createAutosListRepository' in module;

/** Uses the product's own repository, so that both servers run the same SQL. */
export const listStatements = async (owner: number, rate: number): Promise<Statement[]> => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../../apps/server', import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const module: unknown = await vite.ssrLoadModule(
      '/src/modules/stock/autos/autos-list.repository.ts',
    );
    if (!hasRepository(module)) throw new Error('The list repository has moved.');
    const statements: Statement[] = [];
    const repository = module.createAutosListRepository({
      current: compiler,
      pool: {
        query: (statement: Statement) => {
          statements.push(statement);
          return Promise.resolve({ rows: [] });
        },
      },
    });
    const moment = { now: new Date(), rate };
    const access = { owner, showrooms: undefined };
    await repository.page(access, { ordering: '-created_at', page: 1, size: 20, ...moment });
    return statements;
  } finally {
    await vite.close();
  }
};
