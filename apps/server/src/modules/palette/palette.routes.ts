import type { HandlersFor } from '../../contract';
import type { PaletteService } from './palette.service';

export function paletteRoutes(palette: PaletteService): HandlersFor<'searchPalette' | 'suggest'> {
  return {
    async searchPalette({ owner, query, language }) {
      return { status: 200, body: await palette.search(owner, query, language) };
    },
    async suggest({ owner, query }) {
      return { status: 200, body: await palette.suggest(owner, query) };
    },
  };
}
