import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { PaletteService } from './palette.service';

export function paletteRoutes(palette: PaletteService) {
  return handlersOf({
    searchPalette: ({ access, query, language }) => ok(palette.search(access, query, language)),
    suggest: ({ access, query }) => ok(palette.suggest(access, query)),
  });
}
