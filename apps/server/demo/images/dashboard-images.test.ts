import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { carSvg } from './car-svg';
import { dashboardImages } from './dashboard-images';
import { dashboardScenes } from './scene-svg';

describe('images of the dashboard', () => {
  it.each(Object.entries(dashboardImages))(
    '%s is what the drawing makes, and small',
    async (file, wanted) => {
      const svg = carSvg(wanted);
      expect(svg.length).toBeLessThanOrEqual(17_000);
      await expect(`${svg}\n`).toMatchFileSnapshot(`../../../dashboard/src/shared/images/${file}`);
    },
  );

  it.each(Object.entries(dashboardScenes))('%s is what its drawing makes', async (file, render) => {
    const svg = render();
    expect(gzipSync(svg).length).toBeLessThanOrEqual(file === 'hero.svg' ? 18_000 : 9_000);
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../../dashboard/src/shared/images/${file}`);
  });
});
