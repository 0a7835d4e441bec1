/** A point in degrees (WGS 84). */
export interface ParsedPlace {
  latitude: number;
  longitude: number;
}

const degree = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;
const pair = new RegExp(`^${degree}°?\\s*[,;\\s]\\s*${degree}°?$`);
/** `41°18'39.9"N`: degrees, and minutes and seconds where they are given. */
const sexagesimal = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?`;
const compass = new RegExp(
  `^${sexagesimal}([NS]|[сю]\\.?\\s*ш\\.?)[\\s,;]*${sexagesimal}([EWO]|[вз]\\.?\\s*д\\.?)$`,
  'iu',
);

const numberOf = (text = '0') => Number(text.replace(',', '.'));

/** Google links: latitude first; a pin is preferred to the centre of the map. */
const googlePoints = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|destination|daddr)=(?:loc:)?(-?\d+\.\d+),\+?(-?\d+\.\d+)/,
  /\/(?:place|search|dir)\/[^@]*?(-?\d+\.\d+),\+?(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
];
/** Yandex and 2GIS links: longitude first. */
const otherPoints = [
  /whatshere\[point\]=(-?\d+\.\d+),(-?\d+\.\d+)/,
  /[?&](?:pt|poi\[point\])=(-?\d+\.\d+),(-?\d+\.\d+)/,
  /\/(?:geo|firm)\/[^?]*?(-?\d+\.\d+),(-?\d+\.\d+)/,
  /[?&](?:m|center|ll)=(-?\d+\.\d+),(-?\d+\.\d+)/,
];

/** Six decimals are about 10 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function valid(latitude: number, longitude: number): ParsedPlace | undefined {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function fromLink(link: string): ParsedPlace | undefined {
  const host = /^https?:\/\/([^/?#]+)/i.exec(link)?.[1] ?? '';
  const isOther = /(?:^|\.)(?:yandex|2gis)\.|(?:^|\.)ya\.ru$/i.test(host);
  const isGoogle = /(?:^|\.)google\.|(?:^|\.)goo\.gl$/i.test(host);
  const points = isOther ? otherPoints : isGoogle ? googlePoints : [];
  for (const point of points) {
    const found = point.exec(link);
    if (found === null) continue;
    const [first, second] = [numberOf(found[1]), numberOf(found[2])];
    return isOther ? valid(second, first) : valid(first, second);
  }
  return undefined;
}

const decoded = (link: string) => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

/** Parses a place: `41.311081, 69.240562`, `41°18'39.9"N 69°14'26.0"E`, or a link of Google, Yandex or 2GIS maps. Short links contain no coordinates. */
export function readPlace(typed: string): ParsedPlace | undefined {
  const text = typed.replace(/\s+/g, ' ').trim();
  const link = /https?:\/\/\S+/i.exec(text)?.[0];
  if (link !== undefined) return fromLink(decoded(link));
  const plain = pair.exec(text.replace(/^\(|\)$/g, ''));
  if (plain !== null) {
    // `41,311` is one number.
    const isOne = /^-?\d+,\d+$/.test(text);
    return isOne ? undefined : valid(numberOf(plain[1]), numberOf(plain[2]));
  }
  const found = compass.exec(text);
  if (found === null) return undefined;
  const axis = (at: number, isNegative: boolean) => {
    const degrees =
      numberOf(found[at]) + numberOf(found[at + 1]) / 60 + numberOf(found[at + 2]) / 3600;
    return isNegative ? -degrees : degrees;
  };
  return valid(axis(1, /^[sю]/i.test(found[4] ?? '')), axis(5, /^[wз]/i.test(found[8] ?? '')));
}
