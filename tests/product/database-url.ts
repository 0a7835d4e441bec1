import path from 'node:path';

export const databaseUrl = (dataDir: string) =>
  `postgres://karvon@localhost/postgres?host=${encodeURIComponent(path.join(dataDir, 'postgres/socket'))}`;
