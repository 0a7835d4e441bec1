import { describe, expect, it } from 'vitest';

import { carSvg } from './car-svg';
import { dashboardPictures } from './dashboard-pictures';

describe('pictures of the dashboard', () => {
  it.each(Object.entries(dashboardPictures))(
    '%s is what the drawing makes, and small',
    async (file, wanted) => {
      const svg = carSvg(wanted);
      expect(svg.length).toBeLessThanOrEqual(17_000);
      await expect(`${svg}\n`).toMatchFileSnapshot(
        `../../../../dashboard/src/shared/pictures/${file}`,
      );
    },
  );
});
