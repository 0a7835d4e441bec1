import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { PaletteService } from './palette.service';

export function paletteRoutes(palette: PaletteService) {
  return handlersOf({
    searchPalette: ({ owner, query, language }) => ok(palette.search(owner, query, language)),
    suggest: ({ owner, query }) => ok(palette.suggest(owner, query)),
  });
}
