import pg from 'pg';
import { databaseUrl } from '../product/database-url.ts';
import type { ServerProcess } from '../product/server-process.ts';

/** The demo renders its images after the start: that is no part of what a request costs. */
export const imagesDone = async (pool: pg.Pool): Promise<void> => {
  for (let waited = 0; waited < 120; waited += 1) {
    const { rowCount } = await pool.query(`select 1 from jobs where kind = 'demo_pictures'`);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};

/** For half a minute it takes a processor, of which what is measured first would have paid more than what it is compared with. */
export const imagesAreMade = async ({ dataDir }: ServerProcess): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl(dataDir), max: 1 });
  try {
    await imagesDone(pool);
  } finally {
    await pool.end();
  }
};
