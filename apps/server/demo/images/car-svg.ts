import { bodies, type BodyName } from './bodies';
import { doors, lamps, mirror, shell, steps, type Car } from './body-parts';
import { isLight, type PaintName, type SceneName } from './colours';
import { definitions } from './definitions';
import { geometryOf, canvas, sizeOf, viewBoxOf, type View } from './geometry';
import { greenhouse } from './greenhouse';
import { backdrop, reflectionAndShadow } from './scene';
import { el, n } from './svg';
import { wheel } from './wheel';

export type CarImage = {
  body: BodyName;
  paint: PaintName;
  /** @default 'limestone' */
  scene?: SceneName | undefined;
  /** @default 'side' */
  view?: View | undefined;
  /** True when the car faces right. @default false */
  flip?: boolean | undefined;
};

/** Prefix of all ids. A document holds one drawing, so a letter is enough. */
const id = 'k';

/** 1200 × 750 (1180 × 1390 as a portrait), without filters, scripts or external references. */
export function carSvg(wanted: CarImage): string {
  const { body: name, paint, scene = 'limestone', view = 'side', flip = false } = wanted;
  const body = bodies[name];
  const geometry = geometryOf(body);
  const { width, height } = sizeOf(view);
  const car: Car = { body, geometry, paint, id };
  const upright = `translate(${n(geometry.offsetX)} ${canvas.ground}) scale(${body.scale} -${body.scale})`;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBoxOf(body, geometry, view, flip),
      width,
      height,
    },
    definitions(body, geometry, { id, paint, scene }),
    backdrop(scene, view, id),
    el(
      'g',
      { transform: flip ? `translate(${canvas.width} 0) scale(-1 1)` : undefined },
      reflectionAndShadow(body, geometry, scene, id),
      el('g', { transform: upright }, renderedCar(car)),
    ),
  );
}

/**
 * The car with its shadow only, 1200 × 750 without wall and floor.
 * @param place position in the drawing; `id` prefixes all ids and must be unique per car of the drawing
 */
export function cutCar(
  { body: name, paint }: Pick<CarImage, 'body' | 'paint'>,
  place: { id: string; x: number; y: number; width: number },
): string {
  const body = bodies[name];
  const geometry = geometryOf(body);
  const { id: own, x, y, width } = place;
  const upright = `translate(${n(geometry.offsetX)} ${canvas.ground}) scale(${body.scale} -${body.scale})`;
  return el(
    'svg',
    {
      x: n(x),
      y: n(y),
      width: n(width),
      height: n((width * canvas.height) / canvas.width),
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
    },
    definitions(body, geometry, { id: own, paint, scene: 'clay' }),
    reflectionAndShadow(body, geometry, 'clay', own),
    el('g', { transform: upright }, renderedCar({ body, geometry, paint, id: own })),
  );
}

function renderedCar(car: Car) {
  const { body, paint, id } = car;
  return [
    shell(car),
    greenhouse(car),
    doors(car),
    lamps(car),
    body.hasSteps ? steps() : '',
    mirror(car),
    el('use', {
      href: `#${id}o`,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': isLight(paint) ? 0.26 : 0.3,
      'stroke-width': 6,
    }),
    el('g', { id: `${id}w` }, wheel(body, id)),
    el('use', { href: `#${id}w`, x: body.rearAxle - body.frontAxle }),
  ].join('');
}
