import { handlersOf } from '../../contract';
import { ok } from '../../http/reply';
import type { PaletteService } from './palette.service';

export function paletteRoutes(palette: PaletteService) {
  return handlersOf({
    searchPalette: ({ owner, query, language }) => ok(palette.search(owner, query, language)),
    suggest: ({ owner, query }) => ok(palette.suggest(owner, query)),
  });
}
