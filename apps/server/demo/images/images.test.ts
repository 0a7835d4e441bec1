import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../src/modules/catalogue/data/load-catalogue';
import { bodies, type BodyName } from './bodies';
import { bodyOfModel } from './body-of-model';
import { renderCarPhotos, photoKey, photoSet } from './car-photos';
import { carSvg } from './car-svg';
import { paintOfColor } from './colours';

const names = Object.keys(bodies).filter((name): name is BodyName => name in bodies);

describe('carSvg', () => {
  it.each(names)('renders %s small, whole and without anything from outside', (body) => {
    const svg = carSvg({ body, paint: 'red', scene: 'dusk', flip: true });
    expect(svg.length).toBeLessThan(17_000);
    expect(svg).not.toMatch(/NaN|undefined|<script|<filter|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('looks elsewhere for each view', () => {
    const views = (['side', 'front', 'rear', 'wheel'] as const).map((view) =>
      carSvg({ body: 'cobalt', paint: 'white', view }),
    );
    expect(new Set(views).size).toBe(4);
  });
});

const pixels = (photo?: Buffer) => sharp(photo).resize(60).greyscale().raw().toBuffer();

const difference = (left: Buffer, right: Buffer) =>
  left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;

describe('renderCarPhotos', () => {
  it('makes WebP photos and thumbnails, each distinct image once', async () => {
    const [cover] = photoSet('cobalt', 'white', 1);
    const rendered = await renderCarPhotos([
      ...photoSet('cobalt', 'white', 2),
      ...photoSet('cobalt', 'white', 2),
    ]);
    expect([...rendered.keys()].toSorted()).toEqual(
      photoSet('cobalt', 'white', 2).map(photoKey).toSorted(),
    );
    const photo = cover && rendered.get(photoKey(cover));
    const [large, small] = [
      await sharp(photo?.photo).metadata(),
      await sharp(photo?.thumbnail).metadata(),
    ];
    expect([large.format, large.width, large.height]).toEqual(['webp', 1200, 750]);
    expect([small.format, small.width, small.height]).toEqual(['webp', 640, 400]);
  });

  it('shows the other side of a car as its mirror image', async () => {
    const flipped = { body: 'damas', paint: 'white', flip: true } as const;
    const rendered = await renderCarPhotos([{ ...flipped, flip: false }, flipped]);
    const ours = await pixels(rendered.get(photoKey(flipped))?.photo);
    const same = difference(ours, await pixels(Buffer.from(carSvg(flipped))));
    const other = difference(ours, await pixels(Buffer.from(carSvg({ ...flipped, flip: false }))));
    expect(same).toBeLessThan(other / 3);
  });

  it('gives a car up to eight different photos, the cover from the side', () => {
    const set = photoSet('tahoe', 'black', 8);
    expect(new Set(set.map(photoKey)).size).toBe(8);
    expect(set[0]?.view).toBe('side');
    expect(photoSet('tahoe', 'black', 99)).toHaveLength(8);
  });
});

describe('the catalogue', () => {
  it('has a paint for every colour', async () => {
    const { options } = await loadCatalogue();
    expect(options.color.filter(({ code }) => !(code in paintOfColor))).toEqual([]);
  });

  it('uses every body, and the right one for well-known cars', async () => {
    const { brands } = await loadCatalogue();
    const used = brands.flatMap((brand) =>
      brand.models.flatMap((model) =>
        model.generations.flatMap((g) =>
          g.body_types.map((type) => bodyOfModel(brand.name, model.name, type)),
        ),
      ),
    );
    expect([...new Set(used)].toSorted()).toEqual(names.toSorted());
    expect(bodyOfModel('Chevrolet', 'Cobalt', 'sedan')).toBe('cobalt');
    expect(bodyOfModel('Chevrolet', 'Tahoe', 'suv')).toBe('tahoe');
    expect(bodyOfModel('BYD', 'Song Plus DM-i', 'suv')).toBe('song');
  });
});
