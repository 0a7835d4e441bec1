import { describe, expect, it } from 'vitest';
import { makePicture } from '../media/picture';
import { drawFacade, drawLogo, type ShowroomLook } from './showroom-pictures';

const look: ShowroomLook = {
  mark: 'gate',
  color: '#0F4C5C',
  arches: 3,
  car: { body: 'tracker', paint: 'red' },
};

describe('showroom pictures', () => {
  it('are square logos and wide fronts that uploads would be taken as', async () => {
    const logo = await makePicture(await drawLogo(look));
    const facade = await makePicture(await drawFacade(look));
    expect([logo.width, logo.height]).toEqual([512, 512]);
    expect([facade.width, facade.height]).toEqual([1200, 750]);
  });

  it('differ by what they are given', async () => {
    const other = await drawFacade({ ...look, arches: 4, mark: 'sun', color: '#7A2E2E' });
    expect(other.equals(await drawFacade(look))).toBe(false);
  });
});
