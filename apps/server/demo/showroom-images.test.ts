import { describe, expect, it } from 'vitest';
import { processImage } from '../src/platform/media/process-image';
import { renderFacade, renderLogo, type ShowroomArtwork } from './showroom-images';

const artwork: ShowroomArtwork = {
  mark: 'gate',
  color: '#0F4C5C',
  arches: 3,
  car: { body: 'tracker', paint: 'red' },
};

describe('showroom images', () => {
  it('are square logos and wide fronts that uploads would be taken as', async () => {
    const logo = await processImage(1, await renderLogo(artwork));
    const facade = await processImage(1, await renderFacade(artwork));
    expect([logo.width, logo.height]).toEqual([512, 512]);
    expect([facade.width, facade.height]).toEqual([1200, 750]);
  });

  it('differ by what they are given', async () => {
    const other = await renderFacade({ ...artwork, arches: 4, mark: 'sun', color: '#7A2E2E' });
    expect(other.equals(await renderFacade(artwork))).toBe(false);
  });
});
