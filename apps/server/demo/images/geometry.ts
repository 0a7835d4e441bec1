import type { Body } from './bodies';
import { n } from './svg';

/** Size of the image in pixels; the wheels touch `ground`. */
export const canvas = { width: 1200, height: 750, ground: 590 } as const;

/** y beside the wheel arches, in millimetres */
const archBase = 246;

export type Geometry = {
  /** Pixels. */
  offsetX: number;
  archRadius: number;
  sill: number;
  waist: number;
  silhouette: string;
};

export function geometryOf(body: Body): Geometry {
  const { frontAxle, rearAxle, wheelRadius } = body;
  const archRadius = wheelRadius + (body.isClad ? 60 : 44);
  const sill = body.isClad || body.length > 5000 ? 300 : 232;
  const halfArch = Math.sqrt(archRadius ** 2 - (wheelRadius - archBase) ** 2);
  const arch = (axle: number) =>
    `A${archRadius} ${archRadius} 0 1 1 ${n(axle - halfArch)} ${archBase}`;
  const silhouette = [
    body.top,
    `L${n(rearAxle + halfArch)} ${archBase}`,
    arch(rearAxle),
    `L${n(rearAxle - halfArch - 30)} ${sill}L${n(frontAxle + halfArch + 30)} ${sill}L${n(frontAxle + halfArch)} ${archBase}`,
    arch(frontAxle),
    'Z',
  ].join('');
  return {
    offsetX: (canvas.width - body.length * body.scale) / 2,
    archRadius,
    sill,
    waist: Number(/M\d+ (\d+)/.exec(body.glass)?.[1] ?? body.height * 0.7),
    silhouette,
  };
}

/** View of a car. `portrait` is the whole side with much wall above, for an image next to a form. */
export type View = 'side' | 'portrait' | 'front' | 'rear' | 'wheel';

/** Pixels. */
export const wallTopOf = (view: View) => (view === 'portrait' ? -640 : 0);

/** Pixels. */
export const sizeOf = (view: View) =>
  view === 'portrait'
    ? { width: canvas.width - 20, height: canvas.height - wallTopOf(view) }
    : { width: canvas.width, height: canvas.height };

/** viewBox with the aspect ratio of `sizeOf` */
export function viewBoxOf(body: Body, { offsetX }: Geometry, view: View, flip: boolean): string {
  const { width, height } = canvas;
  const nose = offsetX - 60;
  const tail = width - offsetX - 560;
  switch (view) {
    case 'side':
      return `0 0 ${width} ${height}`;
    case 'portrait':
      return `10 ${wallTopOf(view)} ${sizeOf(view).width} ${sizeOf(view).height}`;
    case 'front':
      return `${n(flip ? tail : nose)} 230 620 387.5`;
    case 'rear':
      return `${n(flip ? nose : tail)} 230 620 387.5`;
    case 'wheel': {
      const x = offsetX + body.frontAxle * body.scale;
      return `${n((flip ? width - x : x) - 190)} 395 380 237.5`;
    }
    default:
      return view satisfies never;
  }
}
