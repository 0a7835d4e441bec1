import type { Plugin } from 'vite';

const probe = "div.innerHTML = '<svg/>';";

/** Leaflet's test for SVG, without a text that is made into HTML. */
export function withoutHtml(source: string): string | undefined {
  if (!source.includes(probe)) return undefined;
  return source.replace(
    probe,
    () => "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
  );
}

/**
 * Leaflet asks at its start whether SVG works by writing HTML. Our pages require Trusted Types, so the whole map would fail there.
 * The rest of what we use of it makes elements.
 */
export function leafletWithoutHtml(): Plugin {
  return {
    name: 'karvon:leaflet-without-html',
    transform(code, id) {
      if (!/[\\/]leaflet[\\/]dist[\\/]leaflet-src(\.esm)?\.js/.test(id)) return null;
      const changed = withoutHtml(code);
      // A new version of leaflet must not bring the failure back unseen.
      if (changed === undefined) this.error('leaflet no longer tests SVG as it did');
      return { code: changed, map: null };
    },
  };
}
