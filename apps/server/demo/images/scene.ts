import type { Body } from './bodies';
import type { SceneName } from './colours';
import { canvas, wallTopOf, type Geometry, type View } from './geometry';
import { el, n } from './svg';

const { width, height, ground } = canvas;
const floorTop = ground - 66;

function arch(x: number, w: number, h: number) {
  const y = (share: number) => n(floorTop - h * share);
  return (
    `M${x} ${floorTop}V${y(0.56)}C${x} ${y(0.84)} ${n(x + w * 0.3)} ${y(0.92)} ${x + w / 2} ${y(1)}` +
    `C${n(x + w * 0.7)} ${y(0.92)} ${x + w} ${y(0.84)} ${x + w} ${y(0.56)}V${floorTop}Z`
  );
}

export function backdrop(scene: SceneName, view: View, id: string) {
  const wallTop = wallTopOf(view);
  const [side, middle] = scene === 'dusk' ? [0.06, 0.08] : [0.3, 0.42];
  const arches = [
    el('path', { d: arch(90, 300, 400) + arch(810, 300, 400), opacity: side }),
    el('path', { d: arch(420, 360, 480), opacity: middle }),
  ];
  return [
    el('rect', { y: wallTop, width, height: floorTop - wallTop, fill: `url(#${id}wall)` }),
    el('g', { fill: '#fff' }, ...arches),
    el('rect', { y: floorTop, width, height: height - floorTop, fill: `url(#${id}floor)` }),
    el('ellipse', { cx: width / 2, cy: ground + 20, rx: 640, ry: 120, fill: `url(#${id}spot)` }),
  ].join('');
}

export function reflectionAndShadow(body: Body, geometry: Geometry, scene: SceneName, id: string) {
  const { scale: s, length, wheelRadius: r, frontAxle, rearAxle } = body;
  const { offsetX, archRadius } = geometry;
  const [front, rear] = [n(offsetX + frontAxle * s), n(offsetX + rearAxle * s)];
  const wheels = [frontAxle, rearAxle].map((cx) =>
    el('circle', { cx, cy: r, r, fill: `url(#${id}dark)` }),
  );
  const mirrored = el(
    'g',
    { transform: `translate(${n(offsetX)} ${ground}) scale(${s})` },
    el('use', { href: `#${id}o`, fill: `url(#${id}mirror)` }),
    ...wheels,
  );
  const shade = `url(#${id}shade)`;
  const cx = width / 2;
  return [
    mirrored,
    el('ellipse', {
      cx,
      cy: ground + 4,
      rx: n(length * s * 0.52 + 12),
      ry: 30,
      fill: shade,
      opacity: scene === 'dusk' ? 0.6 : 0.4,
    }),
    el('ellipse', { cx, cy: ground, rx: n(length * s * 0.46), ry: 15, fill: shade, opacity: 0.5 }),
    el('rect', {
      x: front,
      y: ground - 52,
      width: n(rear - front),
      height: 52,
      fill: `url(#${id}under)`,
    }),
    ...[front, rear].map((x) =>
      el('circle', { cx: x, cy: n(ground - r * s), r: n(archRadius * s), fill: '#0A0C0F' }),
    ),
  ].join('');
}
