import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../src/modules/catalogue/data/load-catalogue';
import { bodyOf, carOf, photosOf, takePhotos } from './car-photos';
import { imageFolder } from './images';

const difference = (left: Buffer, right: Buffer) =>
  left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0);

const isThere = (car: string) => existsSync(path.join(imageFolder, 'cars', `${car}.webp`));

describe('the photos of a car', () => {
  it('are up to eight different ones', () => {
    for (const turn of [0, 1, 4]) {
      const photos = photosOf('tahoe-black', 8, turn).map((photo) => JSON.stringify(photo));
      expect(new Set(photos).size).toBe(8);
    }
    expect(photosOf('tahoe-black', 99)).toHaveLength(8);
  });

  it('begin with a cover, of which a third is not from the side', () => {
    const covers = Array.from({ length: 60 }, (_, turn) => photosOf('k5-navy', 1, turn)[0]?.view);
    expect(covers.filter((view) => view !== 'side')).toHaveLength(20);
    expect(new Set(covers)).toEqual(new Set(['side', 'front', 'rear']));
  });

  it('are cut out of a file: other pixels for each view, and the mirror image for the other side', async () => {
    const photos = photosOf('damas-white', 8);
    const images = await takePhotos([...photos, ...photos.slice(0, 1)]);
    expect(new Set(images.map(({ full }) => full.toString('base64'))).size).toBe(8);
    expect(images.at(-1)?.full).toBe(images[0]?.full);
    const pixels = (at: number, isMirrored = false) =>
      sharp(images[at]?.full).flop(isMirrored).resize(60).greyscale().raw().toBuffer();
    const [left, mirrored, right] = await Promise.all([pixels(0), pixels(0, true), pixels(4)]);
    expect(difference(mirrored, right)).toBeLessThan(difference(left, right) / 3);
    const total = images.reduce((sum, { full }) => sum + full.length, 0);
    expect(total / images.length).toBeLessThan(60_000);
  });
});

describe('the catalogue', () => {
  it('has a file for each car that it can offer, and no file is without one', async () => {
    const { brands, options } = await loadCatalogue();
    const bodies = new Set(
      brands.flatMap((brand) =>
        brand.models.flatMap((model) =>
          model.generations.flatMap(({ body_types: types }) =>
            types.map((type) => bodyOf(brand.name, model.name, type)),
          ),
        ),
      ),
    );
    const cars = [...bodies].flatMap((body) =>
      options.color.flatMap(({ code }) => [carOf(body, code), carOf(body, code, 1)]),
    );
    expect(cars.filter((car) => !isThere(car))).toEqual([]);
    const files = readdirSync(path.join(imageFolder, 'cars'));
    expect(files.filter((file) => !cars.includes(file.replace('.webp', '')))).toEqual([]);
  });

  it('shows well-known cars with their own body', () => {
    expect(bodyOf('Chevrolet', 'Cobalt', 'sedan')).toBe('cobalt');
    expect(bodyOf('Chevrolet', 'Tahoe', 'suv')).toBe('tahoe');
    expect(bodyOf('BYD', 'Song Plus DM-i', 'suv')).toBe('song');
  });
});
