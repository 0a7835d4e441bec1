import pg from 'pg';
import { databaseUrl } from '../../tests/product/database-url.ts';

/**
 * The demo renders its images after the start, for which it takes a processor for half a minute: that is no part of what a request or a page costs, and what
 * is measured first would pay more of it than what it is compared with.
 */
export const imagesDone = async ({ dataDir }: { dataDir: string }): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl(dataDir), max: 1 });
  try {
    for (let waited = 0; waited < 120; waited += 1) {
      const { rowCount } = await pool.query(`select 1 from jobs where kind = 'demo_pictures'`);
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  } finally {
    await pool.end();
  }
};
