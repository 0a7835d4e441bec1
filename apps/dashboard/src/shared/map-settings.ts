/** Address of map pictures with {z}, {x}, {y} that the server was given (`MAP_TILES_URL`); undefined draws the plain map. */
export function mapTilesUrl(): string | undefined {
  // The server writes its settings into the page; the development server does not.
  const text = document.getElementById('karvon-config')?.textContent;
  try {
    const settings: unknown = JSON.parse(text ?? 'null');
    if (typeof settings !== 'object' || settings === null) return undefined;
    if (!('map_tiles_url' in settings) || typeof settings.map_tiles_url !== 'string')
      return undefined;
    return settings.map_tiles_url || undefined;
  } catch {
    return undefined;
  }
}
