import type { Body } from './bodies';
import { isLight, paints, type PaintName } from './colours';
import type { Geometry } from './geometry';
import { el, n, softStroke } from './svg';

export type Car = { body: Body; geometry: Geometry; paint: PaintName; id: string };

const plastic = '#1B1E23';

export function shell({ body, geometry, paint, id }: Car) {
  const { length, height } = body;
  const light = isLight(paint);
  const belowCrease = `${body.crease.replace('M', 'M-200 600L')}L${length + 200} 700V0H-200Z`;
  const { sill } = geometry;
  return el(
    'g',
    { 'clip-path': `url(#${id}body)` },
    el('use', { href: `#${id}o`, fill: `url(#${id}paint)` }),
    el('path', { d: belowCrease, fill: `url(#${id}lower)` }),
    softStroke(`${id}c`, {
      color: '#fff',
      width: 70,
      sigma: 26,
      opacity: light ? 0.9 : 0.36,
      shiftY: 44,
    }),
    softStroke(`${id}c`, {
      color: '#000',
      width: 30,
      sigma: 13,
      opacity: light ? 0.2 : 0.4,
      shiftY: -16,
    }),
    el('rect', {
      x: -100,
      y: sill - 50,
      width: length + 200,
      height: 200,
      fill: `url(#${id}sheen)`,
    }),
    el('rect', { width: length, height: height + 60, fill: `url(#${id}ends)` }),
    softStroke(`${id}t`, { color: '#fff', width: 42, sigma: 13, opacity: light ? 0.9 : 0.42 }),
    body.isClad ? cladding(body, sill) : plainSill(body, geometry),
    archRims(body, geometry),
    bumpers(body, geometry),
    body.hood === undefined
      ? ''
      : el('path', {
          d: body.hood,
          fill: 'none',
          stroke: '#000',
          'stroke-width': 9,
          opacity: 0.3,
          transform: 'translate(40 -46)',
        }),
    body.hasSlidingDoor ? slidingDoorRails() : '',
  );
}

function cladding({ length }: Body, sill: number) {
  const edge = (middle: number, right: number) =>
    `C300 ${sill + middle} ${length - 300} ${sill + middle} ${length + 50} ${sill + right}`;
  return [
    el('path', { d: `M-50 0V${sill + 90}${edge(40, 66)}V0Z`, fill: plastic }),
    el('path', {
      d: `M-50 ${sill + 92}${edge(42, 68)}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 8,
      opacity: 0.18,
    }),
  ].join('');
}

function plainSill({ length, frontAxle }: Body, { sill, archRadius }: Geometry) {
  const lip = frontAxle - archRadius;
  return [
    el('path', { d: `M-50 0H${length + 50}V${sill + 18}H-50Z`, fill: '#15181C', opacity: 0.82 }),
    el('path', {
      d: `M-20 ${sill + 150}C60 ${sill + 110} 180 ${sill + 100} ${lip} ${sill + 96}V${sill + 60}H-20Z`,
      fill: '#101317',
      opacity: 0.78,
    }),
  ].join('');
}

function archRims({ frontAxle, rearAxle, wheelRadius, isClad }: Body, { archRadius }: Geometry) {
  const rims = [frontAxle, rearAxle].map((cx) =>
    el('circle', { cx, cy: wheelRadius, r: archRadius }),
  );
  const style = isClad
    ? { stroke: plastic, 'stroke-width': 96 }
    : { stroke: '#000', 'stroke-width': 26, opacity: 0.22 };
  return el('g', { fill: 'none', ...style }, ...rims);
}

function bumpers({ length, frontAxle, hasSlidingDoor }: Body, { archRadius }: Geometry) {
  if (hasSlidingDoor) return '';
  const x = frontAxle - archRadius;
  const end = length;
  const intake = `M${x - 30} 470C${x - 120} 520 190 520 90 486C110 440 190 420 ${x - 20} 410Z`;
  const reflector =
    `M${end - 50} 474C${end - 130} 488 ${end - 200} 488 ${end - 250} 482L${end - 246} 446` +
    `C${end - 190} 440 ${end - 110} 440 ${end - 58} 442Z`;
  return [
    length > 5000 ? '' : el('path', { d: intake, fill: '#0F1216', opacity: 0.72 }),
    el('path', { d: reflector, fill: '#B0151F', opacity: 0.85 }),
  ].join('');
}

function slidingDoorRails() {
  return [
    el('path', { d: 'M2340 830H3470', stroke: '#000', 'stroke-width': 12, opacity: 0.28 }),
    el('path', {
      d: 'M36 700C600 720 2600 720 3470 700',
      fill: 'none',
      stroke: '#000',
      'stroke-width': 8,
      opacity: 0.16,
    }),
  ].join('');
}

export function doors({ body, geometry, paint, id }: Car) {
  const { wheelRadius, rearAxle } = body;
  const handleFill = body.hasChrome ? '#DDE2E7' : paints[paint][1];
  const line = { href: `#${id}d` };
  const handles = body.handles.flatMap(([x, y]) => [
    el('rect', {
      x: x - 84,
      y: y - 22,
      width: 168,
      height: 44,
      rx: 22,
      fill: '#000',
      opacity: 0.24,
    }),
    el('rect', {
      x: x - 88,
      y: y - 8,
      width: 176,
      height: 30,
      rx: 15,
      fill: handleFill,
      stroke: '#000',
      'stroke-opacity': 0.25,
      'stroke-width': 4,
    }),
  ]);
  return el(
    'g',
    { 'clip-path': `url(#${id}body)`, fill: 'none' },
    el('use', {
      ...line,
      stroke: '#000',
      'stroke-width': 11,
      opacity: isLight(paint) ? 0.42 : 0.55,
    }),
    el('use', {
      ...line,
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.3,
      transform: 'translate(9 0)',
    }),
    ...handles,
    el('circle', {
      cx: rearAxle - 60,
      cy: n(wheelRadius + geometry.archRadius + 150),
      r: 62,
      stroke: '#000',
      'stroke-width': 8,
      opacity: 0.2,
    }),
  );
}

const dashes = (length: number, offset: number) => ({
  fill: 'none',
  'stroke-dasharray': `${length} 5000`,
  'stroke-dashoffset': offset,
});

export function lamps({ id }: Car) {
  const [head, tail] = [{ href: `#${id}h` }, { href: `#${id}l` }];
  return el(
    'g',
    { 'clip-path': `url(#${id}body)` },
    el('use', {
      ...head,
      fill: '#12161B',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 8,
    }),
    el('use', { ...head, fill: `url(#${id}head)` }),
    el('use', { ...head, ...dashes(420, -20), stroke: '#fff', 'stroke-width': 16, opacity: 0.75 }),
    el('use', { ...tail, fill: `url(#${id}tail)`, stroke: '#3B0509', 'stroke-width': 8 }),
    el('use', {
      ...tail,
      ...dashes(360, -60),
      stroke: '#FF9A94',
      'stroke-width': 12,
      opacity: 0.7,
    }),
  );
}

export function mirror({ body, paint }: Car) {
  const [x, y] = body.mirror;
  const cap = `M${x - 10} ${y - 26}c-40 10-60 70-40 120c26 26 120 34 190 14c22-30 20-90-6-124c-50-26-100-24-144-10Z`;
  return [
    el('path', {
      d: cap,
      fill: paints[paint][1],
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': 6,
    }),
    el('path', {
      d: `M${x - 36} ${y + 84}c40 24 110 28 170 12`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 16,
      opacity: isLight(paint) ? 0.8 : 0.4,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

export function steps() {
  return [
    el('path', { d: 'M1560 300H3480L3440 252H1600Z', fill: '#15181C' }),
    el('path', { d: 'M1570 300H3470', stroke: '#8B929A', 'stroke-width': 12 }),
  ].join('');
}
