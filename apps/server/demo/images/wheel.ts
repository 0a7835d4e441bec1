import type { Body } from './bodies';
import { el, n } from './svg';

const spokeEdge = '#4A5159';

function steelRim(cx: number, cy: number, rim: number, metal: string) {
  const holes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    const [x, y] = [cx + Math.cos(angle) * rim * 0.72, cy + Math.sin(angle) * rim * 0.72];
    return el('circle', { cx: n(x), cy: n(y), r: n(rim * 0.09) });
  });
  return [
    el('circle', { cx, cy, r: n(rim), fill: metal }),
    el('circle', {
      cx,
      cy,
      r: n(rim * 0.72),
      fill: 'none',
      stroke: '#7C848D',
      'stroke-width': 10,
      opacity: 0.6,
    }),
    el('g', { fill: '#2A2F36' }, ...holes),
  ];
}

/** Widths are shares of the rim's radius. */
function spoke(cx: number, cy: number, rim: number, angle: number, inner: number, outer: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (distance: number, width: number) =>
    `${Math.round(cx + (cos * distance - sin * width) * rim)} ${Math.round(cy + (sin * distance + cos * width) * rim)}`;
  return `M${at(0.12, inner)}L${at(0.97, outer)}L${at(0.97, -outer)}L${at(0.12, -inner)}Z`;
}

function alloyRim(cx: number, cy: number, rim: number, spokes: number, metal: string) {
  const [inner, outer] = spokes >= 10 ? [0.055, 0.075] : [0.1, 0.15];
  const paths = Array.from({ length: spokes }, (_, i) => {
    const angle = (i / spokes) * 2 * Math.PI + Math.PI / 2;
    if (spokes !== 5) return spoke(cx, cy, rim, angle, inner, outer);
    return [-0.14, 0.14]
      .map((turn) => spoke(cx, cy, rim, angle + turn, inner * 0.8, 0.06))
      .join('');
  });
  return [
    el('circle', { cx, cy, r: n(rim), fill: '#15181C' }),
    el('circle', { cx, cy, r: n(rim * 0.72), fill: '#3A4048' }),
    el('circle', { cx, cy, r: n(rim * 0.7), fill: 'none', stroke: '#565D66', 'stroke-width': 8 }),
    el('path', { d: paths.join(''), fill: metal, stroke: spokeEdge, 'stroke-width': 3 }),
    el('circle', {
      cx,
      cy,
      r: n(rim * 0.97),
      fill: 'none',
      stroke: metal,
      'stroke-width': n(rim * 0.075),
    }),
    el('circle', { cx, cy, r: n(rim * 0.2), fill: metal, stroke: spokeEdge, 'stroke-width': 4 }),
    el('circle', { cx, cy, r: n(rim * 0.1), fill: '#2A2F36' }),
  ];
}

export function wheel(body: Body, id: string) {
  const { frontAxle: cx, wheelRadius: r } = body;
  const metal = `url(#${id}rim)`;
  const rim = r * body.rim;
  const shine = `M${n(cx - r * 0.93)} ${n(r * 1.15)}A${n(r * 0.93)} ${n(r * 0.93)} 0 0 0 ${n(cx + r * 0.6)} ${n(r * 1.72)}`;
  return [
    el('circle', { cx, cy: r, r, fill: `url(#${id}tyre)` }),
    el('circle', {
      cx,
      cy: r,
      r: n(r * 0.93),
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.07,
      'stroke-width': 8,
    }),
    el('circle', { cx, cy: r, r: n(rim + 10), fill: '#0E1013' }),
    ...(body.spokes === 0 ? steelRim(cx, r, rim, metal) : alloyRim(cx, r, rim, body.spokes, metal)),
    el('path', {
      d: shine,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.12,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
  ].join('');
}
