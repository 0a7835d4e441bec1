import type { Pool } from 'pg';

/** The demo renders its images after the start: that is no part of what a request costs. */
export const imagesDone = async (pool: Pool): Promise<void> => {
  for (let waited = 0; waited < 120; waited += 1) {
    const { rowCount } = await pool.query(`select 1 from jobs where kind = 'demo_pictures'`);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};
