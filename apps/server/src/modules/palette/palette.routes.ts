import type { HandlersFor } from '../../contract';
import type { PaletteService } from './palette.service';

export function paletteRoutes(palette: PaletteService): HandlersFor<'searchPalette' | 'suggest'> {
  return {
    async searchPalette({ dealer, query, language }) {
      return { status: 200, body: await palette.search(dealer.business_user_id, query, language) };
    },
    async suggest({ dealer, query }) {
      return { status: 200, body: await palette.suggest(dealer.business_user_id, query) };
    },
  };
}
