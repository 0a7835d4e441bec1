import pg from 'pg';
import { databaseUrl } from '../../tests/product/database-url.ts';

/** Waits for images: rendering takes a core for half a minute after the start, which would falsify the first measurements. */
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
