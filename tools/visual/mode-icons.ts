import type { Page } from '@playwright/test';

/** WCAG 1.4.11. */
const leastContrast = 3;

/** Icons that kept their colour in forced colours while the background did not, or the reverse. */
export const paleIcons = (page: Page): Promise<string[]> =>
  page.evaluate(findPaleIcons, leastContrast);

function findPaleIcons(least: number): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = pixel.getContext('2d', { willReadFrequently: true });
  const parse = (text: string): Colour | undefined => {
    if (!pen || !CSS.supports('background-color', text)) return undefined;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ];
  const luminance = ([...channels]: Colour) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };

  const probe = document.createElement('div');
  probe.style.backgroundColor = 'Canvas';
  document.body.append(probe);
  const canvas = parse(getComputedStyle(probe).backgroundColor) ?? [255, 255, 255, 1];
  probe.remove();

  /** Undefined over an image. */
  const groundOf = (element: Element): Colour | undefined => {
    const layers: Colour[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined;
      const colour = parse(backgroundColor);
      if (colour && colour[3] > 0) layers.push(colour);
      if (colour && colour[3] === 1) break;
    }
    return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), canvas);
  };

  interface Shape {
    box: DOMRect;
    fill: Colour | undefined;
    stroke: Colour | undefined;
  }

  const shapesOf = (icon: SVGSVGElement): Shape[] =>
    [
      ...icon.querySelectorAll<SVGGraphicsElement>(
        'path, line, circle, ellipse, rect, polyline, polygon',
      ),
    ].flatMap((shape) => {
      const style = getComputedStyle(shape);
      const box = shape.getBoundingClientRect();
      const isPainted =
        shape.closest('defs, clipPath, mask, pattern, symbol, marker') === null &&
        shape.checkVisibility({ visibilityProperty: true }) &&
        Math.max(box.width, box.height) > 0;
      if (!isPainted) return [];
      let opacity = 1;
      for (let at: Element | null = shape; at && icon.contains(at); at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      const seen = (paint: string, share: string): Colour | undefined => {
        const colour = parse(paint);
        const alpha = (colour?.[3] ?? 0) * Number(share) * opacity;
        return colour && alpha > 0 ? [colour[0], colour[1], colour[2], alpha] : undefined;
      };
      const { width, height } = shape.getBBox();
      const hasInside = width > 0 && height > 0 && !shape.matches('line');
      const isLine = Number.parseFloat(style.strokeWidth) > 0;
      const fill = hasInside ? seen(style.fill, style.fillOpacity) : undefined;
      const stroke = isLine ? seen(style.stroke, style.strokeOpacity) : undefined;
      return fill || stroke ? [{ box, fill, stroke }] : [];
    });

  const holds = (outer: DOMRect, inner: DOMRect) =>
    outer.left <= inner.left + 0.5 &&
    outer.right >= inner.right - 0.5 &&
    outer.top <= inner.top + 0.5 &&
    outer.bottom >= inner.bottom - 0.5;

  /**
   * Contrast of the palest shape that the icon needs, on the filled shape below it or the page. Excludes a track
   * below an arc of the same circle, and a filled shape below a visible mark.
   */
  const ratioOf = (icon: SVGSVGElement, ground: Colour): number => {
    const shapes = shapesOf(icon);
    const ratios = shapes.map(({ box, fill, stroke }, at) => {
      const below = shapes
        .slice(0, at)
        .filter((shape) => shape.fill !== undefined && holds(shape.box, box));
      const own = below.reduce((colour, shape) => over(shape.fill ?? colour, colour), ground);
      const paints = [fill, stroke].filter((colour) => colour !== undefined);
      return Math.max(...paints.map((colour) => contrast(over(colour, own), own)));
    });
    const needed = ratios.filter((ratio, at) => {
      const shape = shapes[at];
      if (ratio >= least || !shape) return true;
      const marks = shapes.filter((_, later) => later > at && (ratios[later] ?? 0) >= least);
      return !marks.some(
        ({ box }) => holds(shape.box, box) && (shape.fill !== undefined || holds(box, shape.box)),
      );
    });
    return Math.min(...needed);
  };

  const pale = new Set<string>();
  for (const icon of document.querySelectorAll('svg')) {
    const { width, height } = icon.getBoundingClientRect();
    // A chart has its own rules, and disabled icons need no contrast.
    if (width < 10 || height < 10 || width > 64) continue;
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (icon.closest(':disabled, [aria-disabled="true"], [data-disabled], [inert]')) continue;
    if (icon.getAttribute('role') === 'img') continue;
    const ground = groundOf(icon);
    if (!ground) continue;
    const ratio = ratioOf(icon, ground);
    if (ratio >= least) continue;
    const near = icon.parentElement?.closest('button, a, li, p, td, th, div');
    const name = (near?.getAttribute('aria-label') ?? near?.textContent ?? '').trim();
    pale.add(
      `the icon of "${name.slice(0, 40)}" (${icon.getAttribute('class') ?? 'svg'}) has ${ratio.toFixed(1)} : 1`,
    );
  }
  return [...pale];
}
