import { describe, expect, it } from 'vitest';

import { carSvg } from './car-svg';
import { dashboardImages } from './dashboard-images';

describe('images of the dashboard', () => {
  it.each(Object.entries(dashboardImages))(
    '%s is what the drawing makes, and small',
    async (file, wanted) => {
      const svg = carSvg(wanted);
      expect(svg.length).toBeLessThanOrEqual(17_000);
      await expect(`${svg}\n`).toMatchFileSnapshot(
        `../../../../dashboard/src/shared/images/${file}`,
      );
    },
  );
});
