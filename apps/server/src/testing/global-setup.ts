import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDb } from '../platform/db/client';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres';
import { migrate } from '../platform/db/migrate';
import { templateDatabase } from './template-database';
import { syncCatalogue } from '../modules/catalogue/catalog/catalog-sync';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
  }
}

/** Starts one PostgreSQL for the run, without fsync: its files are temporary. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-test-'));
  const postgres = await startEmbeddedPostgres({
    folder,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  const admin = createDb({ connection: postgres.connection, maxConnections: 1 });
  await admin.pool.query(`create database ${templateDatabase}`);
  await admin.close();
  const template = createDb({
    connection: { ...postgres.connection, database: templateDatabase },
    maxConnections: 2,
  });
  await migrate(template);
  await syncCatalogue(template);
  await template.close();

  const { host, port, user } = postgres.connection;
  project.provide('postgres', { host, port, user });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
