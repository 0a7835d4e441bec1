import path from 'node:path';

/** For a second server or a look inside. */
export const databaseUrl = (dataDir: string) =>
  `postgres://karvon@localhost/postgres?host=${encodeURIComponent(path.join(dataDir, 'postgres/socket'))}`;
