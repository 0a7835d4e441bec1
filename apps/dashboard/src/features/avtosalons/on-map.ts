import type { Avtosalon } from '@karvon/api/main';

/** Where a buyer would look for the showroom: the place on the map that most people here use, by its public address. */
export const onMap = ({ latitude, longitude }: Pick<Avtosalon, 'latitude' | 'longitude'>): string =>
  `https://yandex.uz/maps/?${new URLSearchParams({ pt: `${String(longitude)},${String(latitude)}`, z: '17', l: 'map' }).toString()}`;
