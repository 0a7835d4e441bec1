import type { Body } from './bodies';
import type { Car } from './body-parts';
import { el } from './svg';

function pillar([topX, topY, baseX, baseY, width]: Body['pillars'][number]) {
  const half = width / 2;
  return `M${topX - half} ${topY + 30}H${topX + half}L${baseX + half} ${baseY - 20}H${baseX - half}Z`;
}

/** A front seat's back and headrest, seen through the glass; x, y is its lower left corner. */
function seat(x: number, y: number) {
  return (
    `M${x} ${y}c-6 90 12 170 30 196c30 16 90 10 110-8c20-58 20-128 10-188Z` +
    `M${x + 50} ${y + 214}h76c18 6 22 40 14 66c-20 16-74 16-94 0c-8-26-10-56 4-66Z`
  );
}

export function greenhouse({ body, geometry, id }: Car) {
  const { length: l, height } = body;
  const side = { href: `#${id}g` };
  const top = height + 100;
  const streaks =
    `M${Math.round(l * 0.3)} ${top}H${Math.round(l * 0.42)}L${Math.round(l * 0.33)} 900H${Math.round(l * 0.2)}Z` +
    `M${Math.round(l * 0.6)} ${top}H${Math.round(l * 0.64)}L${Math.round(l * 0.55)} 900H${Math.round(l * 0.51)}Z`;
  return [
    el('path', { d: body.windshield + (body.rearWindow ?? ''), fill: `url(#${id}ws)` }),
    el('use', {
      ...side,
      fill: '#0B0E12',
      stroke: '#0B0E12',
      'stroke-width': 40,
      'stroke-linejoin': 'round',
    }),
    el(
      'g',
      { 'clip-path': `url(#${id}dlo)` },
      el('use', { ...side, fill: `url(#${id}glass)` }),
      el('path', {
        d: body.seats.map((x) => seat(x, geometry.waist - 60)).join(''),
        fill: '#05070A',
        opacity: 0.5,
      }),
      el('path', { d: streaks, fill: '#fff', opacity: 0.09 }),
      el('use', { ...side, fill: `url(#${id}gtop)` }),
      el('path', { d: body.pillars.map(pillar).join(''), fill: '#0B0E12' }),
    ),
    body.hasChrome
      ? el('use', { ...side, fill: 'none', stroke: '#D9DEE3', 'stroke-width': 13, opacity: 0.9 })
      : '',
    body.roofRails === undefined ? '' : rails(body.roofRails),
  ].join('');
}

function rails(d: string) {
  return [
    el('path', {
      d,
      fill: 'none',
      stroke: '#20242A',
      'stroke-width': 26,
      'stroke-linecap': 'round',
    }),
    el('path', {
      d,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      opacity: 0.4,
      transform: 'translate(0 8)',
    }),
  ].join('');
}
