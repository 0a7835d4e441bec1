import type { Body } from './bodies';
import { isLight, paints, scenes, type PaintName, type SceneName } from './colours';
import type { Geometry } from './geometry';
import { el, linearGradient, n, radialGradient } from './svg';

export function definitions(
  body: Body,
  geometry: Geometry,
  style: { id: string; paint: PaintName; scene: SceneName },
) {
  const { id, paint, scene } = style;
  return el(
    'defs',
    {},
    shapes(body, geometry, id),
    sceneGradients(scene, id),
    paintGradients(body, geometry, paint, id),
    reflectionGradient(`${id}mirror`, paints[paint][1], body.scale),
    reflectionGradient(`${id}dark`, '#15181C', body.scale),
    glassGradients(body, geometry, id),
    lampAndWheelGradients(id),
    el('clipPath', { id: `${id}body` }, el('use', { href: `#${id}o` })),
    el('clipPath', { id: `${id}dlo` }, el('use', { href: `#${id}g` })),
  );
}

function shapes(body: Body, { silhouette }: Geometry, id: string) {
  return [
    el('path', { id: `${id}o`, d: silhouette }),
    el('path', { id: `${id}t`, d: body.top }),
    el('path', { id: `${id}g`, d: body.glass }),
    el('path', { id: `${id}c`, d: body.crease }),
    el('path', { id: `${id}h`, d: body.headlamp }),
    el('path', { id: `${id}l`, d: body.taillamp }),
    el('path', { id: `${id}d`, d: body.doors.join('') }),
  ].join('');
}

function sceneGradients(scene: SceneName, id: string) {
  const [wallTop, wallBase, floorNear, floorFar] = scenes[scene];
  const spot = scene === 'dusk' ? 0.34 : 0.85;
  return [
    linearGradient(
      `${id}wall`,
      [0, 0, 0, 1],
      [
        [0, wallTop],
        [1, wallBase],
      ],
    ),
    linearGradient(
      `${id}floor`,
      [0, 0, 0, 1],
      [
        [0, floorFar],
        [1, floorNear],
      ],
    ),
    radialGradient(`${id}spot`, [
      [0, '#fff', spot],
      [1, '#fff', 0],
    ]),
    radialGradient(`${id}shade`, [
      [0.62, '#141922', 1],
      [0.84, '#141922', 0.4],
      [1, '#141922', 0],
    ]),
    linearGradient(
      `${id}under`,
      [0, 0, 0, 1],
      [
        [0, '#0B0D10', 0],
        [0.3, '#0B0D10', 0.7],
        [0.75, '#0B0D10', 0.78],
        [1, '#0B0D10', 0],
      ],
    ),
  ].join('');
}

function paintGradients(body: Body, { sill }: Geometry, paint: PaintName, id: string) {
  const [high, middle, low] = paints[paint];
  const light = isLight(paint);
  const { length, height } = body;
  return [
    linearGradient(
      `${id}paint`,
      [0, height, 0, 200],
      [
        [0, high],
        [0.34, middle],
        [0.62, middle],
        [1, low],
      ],
      'user',
    ),
    linearGradient(
      `${id}lower`,
      [0, n(height * 0.64), 0, 220],
      [
        [0, low, light ? 0.5 : 0.6],
        [0.42, low, 0.16],
        [0.7, high, 0.12],
        [1, low, 0.75],
      ],
      'user',
    ),
    linearGradient(
      `${id}ends`,
      [0, 0, length, 0],
      [
        [0, '#000', light ? 0.2 : 0.34],
        [0.08, '#000', 0.05],
        [0.2, '#fff', 0.1],
        [0.5, '#000', 0],
        [0.9, '#000', 0.06],
        [1, '#000', light ? 0.24 : 0.4],
      ],
      'user',
    ),
    linearGradient(
      `${id}sheen`,
      [0, sill - 50, 0, sill + 150],
      [
        [0, '#fff', 0],
        [0.35, '#fff', light ? 0.3 : 0.13],
        [0.65, '#fff', light ? 0.3 : 0.13],
        [1, '#fff', 0],
      ],
      'user',
    ),
  ].join('');
}

/** Reflection of a colour in the floor: fades within 82 px below the ground, in the car's millimetres. */
function reflectionGradient(id: string, color: string, scale: number) {
  const stops = [
    [0, color, 0.15],
    [1, color, 0],
  ] as const;
  return linearGradient(id, [0, 0, 0, n(82 / scale)], stops, 'user');
}

function glassGradients({ length, height }: Body, { waist }: Geometry, id: string) {
  return [
    linearGradient(
      `${id}glass`,
      [0, height, 0, waist],
      [
        [0, '#1A212A'],
        [0.6, '#2B3743'],
        [1, '#566675'],
      ],
      'user',
    ),
    linearGradient(
      `${id}gtop`,
      [0, height, n(length * 0.12), waist],
      [
        [0, '#A9BDD0', 0.5],
        [0.45, '#A9BDD0', 0.08],
        [1, '#A9BDD0', 0],
      ],
      'user',
    ),
    linearGradient(
      `${id}ws`,
      [0, height, 0, waist],
      [
        [0, '#2A343F'],
        [1, '#8496A6'],
      ],
      'user',
    ),
  ].join('');
}

function lampAndWheelGradients(id: string) {
  return [
    linearGradient(
      `${id}head`,
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.95],
        [0.45, '#B9CBDA', 0.75],
        [1, '#3B4854', 0.6],
      ],
    ),
    linearGradient(
      `${id}tail`,
      [0, 0, 1, 0],
      [
        [0, '#7B0E16'],
        [0.6, '#D3202C'],
        [1, '#8E111A'],
      ],
    ),
    linearGradient(
      `${id}rim`,
      [0, 0, 0.4, 1],
      [
        [0, '#8D959E'],
        [0.45, '#D8DDE2'],
        [1, '#F6F8F9'],
      ],
    ),
    radialGradient(`${id}tyre`, [
      [0.7, '#25292E'],
      [0.93, '#191C20'],
      [1, '#0C0E10'],
    ]),
  ].join('');
}
