import { cutCar } from './car-svg';
import { el, linearGradient, n, radialGradient, type Stop } from './svg';

/** 1440 × 720, from morning to night; the floor begins at 628. */
const width = 1440;
const height = 720;
const floor = 628;

function arch(middle: number, w: number, h: number, bottom = floor): string {
  const [left, right] = [n(middle - w / 2), n(middle + w / 2)];
  const top = bottom - h;
  const spring = n(top + h * 0.44);
  return (
    `M${left} ${bottom}V${spring}C${left} ${n(top + h * 0.16)} ${n(middle - w * 0.2)} ${n(top + h * 0.08)} ${middle} ${n(top)}` +
    `C${n(middle + w * 0.2)} ${n(top + h * 0.08)} ${right} ${n(top + h * 0.16)} ${right} ${spring}V${bottom}Z`
  );
}

const across = (id: string, stops: readonly Stop[], from = 0, to = width) =>
  linearGradient(id, [from, 0, to, 0], stops, 'user');
const down = (id: string, top: string, bottom: string) =>
  linearGradient(
    id,
    [0, 0, 0, 1],
    [
      [0, top],
      [1, bottom],
    ],
  );

const gradients = [
  across('sky', [
    [0, '#F8F4EE'],
    [0.36, '#F9EBDC'],
    [0.54, '#F3CFAE'],
    [0.68, '#A894B4'],
    [0.82, '#3B4C88'],
    [1, '#101D47'],
  ]),
  across('wall', [
    [0, '#EFE6DA'],
    [0.4, '#E6D4BF'],
    [0.56, '#CDA98C'],
    [0.7, '#6E6590'],
    [0.86, '#24356C'],
    [1, '#152450'],
  ]),
  across(
    'gate',
    [
      [0, '#B98F7C'],
      [1, '#4A5088'],
    ],
    850,
    1240,
  ),
  across('floor', [
    [0, '#F7F2EB'],
    [0.4, '#EFDFCC'],
    [0.58, '#C9A68C'],
    [0.72, '#6A6592'],
    [1, '#131F48'],
  ]),
  down('day', '#D5C3AC', '#F3EADD'),
  down('noon', '#D9A77C', '#F9E2C6'),
  down('night', '#F2A53F', '#FFE7BE'),
  radialGradient('glow', [
    [0, '#FFC877', 0.6],
    [1, '#FFC877', 0],
  ]),
];

const stars = [
  [905, 70],
  [1010, 44],
  [1120, 96],
  [1196, 40],
  [1268, 120],
  [1330, 62],
  [1392, 148],
  [1408, 30],
  [1060, 150],
  [1236, 176],
  [960, 140],
] as const;

const bay = (middle: number, light: 'day' | 'noon' | 'night') => [
  el('path', { d: arch(middle, 174, 175), fill: '#fff', opacity: light === 'night' ? 0.14 : 0.5 }),
  el('path', { d: arch(middle, 156, 164), fill: `url(#${light})` }),
  el('path', { d: arch(middle, 103, 121), fill: '#fff', opacity: 0.45 }),
];

const glow = (cx: number, cy: number, rx: number, ry: number) =>
  el('ellipse', { cx, cy, rx, ry, fill: 'url(#glow)' });

const backdrop = [
  el('rect', { width, height, fill: 'url(#sky)' }),
  ...stars.map(([cx, cy]) => el('circle', { cx, cy, r: 1.2, fill: '#fff', opacity: 0.75 })),
  el('path', {
    d: 'M1346 116a28 28 0 1 1-26-39 22 22 0 1 0 26 39Z',
    fill: '#FFE9C4',
    opacity: 0.95,
  }),
  el('rect', { y: 430, width, height: 198, fill: 'url(#wall)' }),
  el('rect', { y: 424, width, height: 8, fill: '#fff', opacity: 0.28 }),
  el('rect', { y: floor, width, height: 92, fill: 'url(#floor)' }),
  ...bay(-24, 'day'),
  ...bay(214, 'day'),
  ...bay(452, 'day'),
  ...bay(690, 'noon'),
  el('rect', { x: 872, y: 232, width: 352, height: 396, fill: 'url(#gate)' }),
  el('rect', { x: 862, y: 222, width: 372, height: 12, rx: 2, fill: '#fff', opacity: 0.3 }),
  el('rect', { x: 892, y: 252, width: 312, height: 376, fill: '#0E1A40', opacity: 0.14 }),
  glow(1048, 520, 330, 210),
  el('path', { d: arch(1048, 268, 352), fill: '#fff', opacity: 0.22 }),
  el('path', { d: arch(1048, 248, 338), fill: 'url(#night)' }),
  el('path', { d: arch(1048, 164, 246), fill: '#fff', opacity: 0.42 }),
  glow(1368, 570, 150, 120),
  ...bay(1368, 'night'),
  glow(1048, 646, 380, 60),
  glow(1368, 642, 170, 34),
];

const red = cutCar({ body: 'tracker', paint: 'red' }, { id: 'c', x: 559, y: 521.2, width: 262 });
const teal = cutCar({ body: 'song', paint: 'teal' }, { id: 'd', x: 826, y: 445.7, width: 440 });
const black = cutCar({ body: 'tahoe', paint: 'black' }, { id: 'e', x: 1237, y: 515.2, width: 270 });

const arcade = (viewBox: string, size: { width: number; height: number }, cars: string[]) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size },
    el('defs', {}, ...gradients),
    ...backdrop,
    ...cars,
  );

/** 560 × 210 */
function facade(): string {
  const ground = 174;
  const window = (middle: number) => [
    el('path', { d: arch(middle, 94, 112, ground), fill: '#fff', opacity: 0.7 }),
    el('path', { d: arch(middle, 84, 104, ground), fill: '#B9CBD8' }),
    el('path', { d: arch(middle, 56, 76, ground), fill: '#fff', opacity: 0.25 }),
  ];
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 560 210', width: 560, height: 210 },
    el('defs', {}, down('sky', '#DCE8F2', '#F3EDE4')),
    el('rect', { width: 560, height: 210, fill: 'url(#sky)' }),
    el('rect', { x: 34, y: 34, width: 492, height: 140, fill: '#EFE6DA' }),
    el('rect', { x: 24, y: 26, width: 512, height: 12, rx: 2, fill: '#D8C8B4' }),
    ...[96, 188, 372, 464].flatMap(window),
    el('rect', { x: 232, y: 12, width: 96, height: 162, fill: '#E4D5C2' }),
    el('path', { d: arch(280, 80, 150, ground), fill: '#135CD8' }),
    el('path', { d: arch(280, 56, 112, ground), fill: '#0E3D92', opacity: 0.5 }),
    el('rect', { y: ground, width: 560, height: 36, fill: '#E9E1D6' }),
    cutCar({ body: 'tracker', paint: 'red' }, { id: 'a', x: 330, y: 74, width: 200 }),
    cutCar({ body: 'cobalt', paint: 'white' }, { id: 'b', x: 32, y: 76, width: 200 }),
  );
}

/** 520 × 300, with a transparent background. */
function firstSteps(fill: string, side: number, between: number): string {
  const archOf = (middle: number, w: number, h: number, opacity: number) =>
    el('path', { d: arch(middle, w, h, 256), fill, opacity });
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 520 300', width: 520, height: 300 },
    archOf(83, 150, 170, side),
    archOf(250, 232, 248, between),
    archOf(417, 150, 170, side),
    cutCar({ body: 'k5', paint: 'navy' }, { id: 'a', x: 20, y: 18, width: 460 }),
  );
}

export const dashboardScenes: Readonly<Record<string, () => string>> = {
  'hero.svg': () =>
    arcade(`0 0 ${width} ${height}`, { width, height }, [
      cutCar({ body: 'cobalt', paint: 'white' }, { id: 'a', x: 89, y: 525.1, width: 250 }),
      cutCar({ body: 'spark', paint: 'yellow' }, { id: 'b', x: 334, y: 532, width: 236 }),
      red,
      teal,
      black,
    ]),
  'hero-phone.svg': () => arcade('788 220 520 480', { width: 520, height: 480 }, [teal]),
  'facade.svg': facade,
  'first-steps.svg': () => firstSteps('#fff', 0.3, 0.5),
  'first-steps-dark.svg': () => firstSteps('#2a313c', 0.5, 0.9),
};
