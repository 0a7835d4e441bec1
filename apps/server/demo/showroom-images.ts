import sharp from 'sharp';
import { bodies, type BodyName } from './images/bodies';
import { carSvg } from './images/car-svg';
import type { PaintName } from './images/colours';
import { geometryOf, canvas } from './images/geometry';
import { el, n } from './images/svg';

export interface ShowroomArtwork {
  mark: 'gate' | 'gallery' | 'sun';
  /** Background colour, dark enough for white letters. */
  color: string;
  arches: 2 | 3 | 4;
  car: { body: BodyName; paint: PaintName };
}

const facade = { width: 1200, height: 750, ground: 610, roof: 150 } as const;
const carWidth = 700;

const arch = (x: number, width: number, base: number, height: number) =>
  `M${n(x)} ${base}V${n(base - height * 0.6)}Q${n(x)} ${n(base - height * 0.86)} ${n(x + width / 2)} ${n(base - height)}` +
  `Q${n(x + width)} ${n(base - height * 0.86)} ${n(x + width)} ${n(base - height * 0.6)}V${base}Z`;

/** Emblem without letters, because a bare machine has no fonts. */
function emblem({ mark }: ShowroomArtwork, size: number): string {
  const white = { fill: '#fff' };
  const at = (share: number) => n(size * share);
  switch (mark) {
    case 'gate':
      return (
        el('path', { d: arch(at(0.2), at(0.6), at(0.84), at(0.7)), ...white }) +
        el('path', { d: arch(at(0.36), at(0.28), at(0.84), at(0.4)), fill: '#000', opacity: 0.55 })
      );
    case 'gallery':
      return [0.14, 0.39, 0.64]
        .map((x, i) =>
          el('path', {
            d: arch(at(x), at(0.22), at(0.82), at(i === 1 ? 0.68 : 0.5)),
            ...white,
          }),
        )
        .join('');
    case 'sun':
      return (
        el('circle', { cx: at(0.5), cy: at(0.3), r: at(0.13), ...white }) +
        el('path', { d: arch(at(0.18), at(0.64), at(0.86), at(0.38)), ...white })
      );
    default:
      return mark satisfies never;
  }
}

function logoSvg(artwork: ShowroomArtwork): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 512 512', width: 512, height: 512 },
    el('rect', { width: 512, height: 512, fill: artwork.color }),
    el('path', { d: 'M0 512L512 180V512Z', fill: '#000', opacity: 0.1 }),
    el('g', { transform: 'translate(76 76)' }, emblem(artwork, 360)),
  );
}

/** The car is drawn over it. */
function buildingSvg(artwork: ShowroomArtwork): string {
  const { color, arches } = artwork;
  const { width, height, ground, roof } = facade;
  const step = 1000 / arches;
  const openings = Array.from({ length: arches }, (_, i) => {
    const x = 100 + i * step + 22;
    const glass = arch(x, step - 44, ground, 360);
    return (
      el('path', { d: glass, fill: '#2B3A4A' }) +
      el('path', { d: arch(x + 12, step - 68, ground, 340), fill: '#8FB3C9', opacity: 0.55 }) +
      el('path', {
        d: `M${n(x + step * 0.2)} ${ground}L${n(x + step * 0.5)} ${ground - 300}H${n(x + step * 0.62)}L${n(x + step * 0.32)} ${ground}Z`,
        fill: '#fff',
        opacity: 0.14,
      })
    );
  });
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('rect', { width, height, fill: '#DCE8F1' }),
    el('ellipse', { cx: 980, cy: 90, rx: 260, ry: 40, fill: '#fff', opacity: 0.7 }),
    el('rect', { y: ground - 20, width, height: height - ground + 20, fill: '#C9C6BF' }),
    el('rect', { x: 70, y: roof, width: 1060, height: ground - roof, fill: '#F1EBE1' }),
    el('rect', { x: 50, y: roof - 14, width: 1100, height: 18, fill: '#D8CDBC' }),
    ...openings,
    el('rect', { x: 70, y: roof + 4, width: 1060, height: 60, fill: color }),
    el('g', { transform: `translate(566 ${roof}) scale(0.19)` }, emblem(artwork, 360)),
    el('rect', { y: ground, width, height: height - ground, fill: '#BDB9B1' }),
    el('rect', { y: ground, width, height: 6, fill: '#A29D94' }),
    el('ellipse', { cx: 600, cy: ground + 74, rx: 300, ry: 18, opacity: 0.28 }),
  );
}

/** 700 px wide, cropped to its outline and wheels. */
async function renderCar({ car }: ShowroomArtwork): Promise<Buffer> {
  const body = bodies[car.body];
  const geometry = geometryOf(body);
  const { wheelRadius, frontAxle, rearAxle } = body;
  const r = geometry.archRadius;
  const wheels = [frontAxle, rearAxle].map(
    (cx) =>
      el('circle', { cx, cy: wheelRadius, r: wheelRadius }) +
      el('path', {
        d: `M${cx - r} ${geometry.sill}V${wheelRadius}A${r} ${r} 0 0 0 ${cx + r} ${wheelRadius}V${geometry.sill}Z`,
      }),
  );
  const { width, height, ground } = canvas;
  const shape = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el(
      'g',
      {
        transform: `translate(${n(geometry.offsetX)} ${ground}) scale(${body.scale} -${body.scale})`,
      },
      el('path', { d: geometry.silhouette }),
      ...wheels,
    ),
  );
  const cut = await sharp(Buffer.from(carSvg(car)))
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut).resize({ width: carWidth }).png().toBuffer();
}

/** PNG, 512 × 512. */
export const renderLogo = (artwork: ShowroomArtwork): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg(artwork)))
    .png()
    .toBuffer();

/** PNG, 1200 × 750. */
export async function renderFacade(artwork: ShowroomArtwork): Promise<Buffer> {
  return sharp(Buffer.from(buildingSvg(artwork)))
    .composite([
      {
        input: await renderCar(artwork),
        left: (facade.width - carWidth) / 2,
        top: facade.ground + 78 - Math.round((canvas.ground * carWidth) / canvas.width),
      },
    ])
    .png()
    .toBuffer();
}
