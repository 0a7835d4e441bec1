import type { Page } from '@playwright/test';

/** Least contrast of an icon against what is behind it: WCAG 1.4.11. */
const leastContrast = 3;

/** Icons that are hard to see in forced colours: their own colour was kept on a ground that was not, or the other way round. */
export const paleIcons = (page: Page): Promise<string[]> =>
  page.evaluate(findPaleIcons, leastContrast);

/** In the page. */
function findPaleIcons(least: number): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const parse = (text: string): Colour | undefined => {
    const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return red === undefined || green === undefined || blue === undefined || !/^rgba?\(/.test(text)
      ? undefined
      : [red, green, blue, alpha];
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

  /** What is painted behind an element; undefined over an image. */
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

  const pale = new Set<string>();
  for (const icon of document.querySelectorAll('svg')) {
    const { width, height } = icon.getBoundingClientRect();
    // A chart is measured by its own rules, and what is off needs no contrast.
    if (width < 10 || height < 10 || width > 64) continue;
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (icon.closest(':disabled, [aria-disabled="true"], [data-disabled], [inert]')) continue;
    // A picture has colours of its own, and a name.
    if (icon.getAttribute('role') === 'img') continue;
    const ground = groundOf(icon);
    if (!ground) continue;
    // A pale track or rim may be part of it: the part that is seen best says what it is.
    const shapes = icon.querySelectorAll('path, line, circle, rect, polyline, polygon');
    const colours = [...shapes]
      .flatMap((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill])
      .map(parse)
      .filter((colour) => colour !== undefined);
    if (colours.length === 0) continue;
    const ratio = Math.max(...colours.map((colour) => contrast(over(colour, ground), ground)));
    if (ratio >= least) continue;
    const near = icon.parentElement?.closest('button, a, li, p, td, th, div');
    const name = (near?.getAttribute('aria-label') ?? near?.textContent ?? '').trim();
    pale.add(
      `the icon of "${name.slice(0, 40)}" (${icon.getAttribute('class') ?? 'svg'}) has ${ratio.toFixed(1)} : 1`,
    );
  }
  return [...pale];
}
