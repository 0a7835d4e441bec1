import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import { carTitle } from '../../catalogue/catalog/car-title';
import { generationName } from '../../catalogue/catalog/generation-name';
import { norm } from '../../../platform/values/text-norm';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Language } from '../../../platform/values/language';
import { thumbnailName } from '../../../platform/media/image';
import { roomName } from '../../buyers/chat/room-name';
import { statusLabels } from '../../stock/autos/auto-labels';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import { toApplicationItem } from './application-item';
import { toCampaignItem } from './campaign-item';
import { toCarModelItem } from './car-model-item';
import { toEmployeeItem } from './employee-item';
import { toLeadItem } from './lead-item';
import { moneyText } from './money-text';
import type { PaletteItem } from './palette-item';
import { type FoundAuto, type FoundAvtosalon, createPaletteRepository } from './palette.repository';
import { toRoomItem } from './room-item';
import { textMatches } from './text-matches';
import { toTradeInItem } from './trade-in-item';

type PaletteQuery = QueryOf<'searchPalette'>;
type SuggestQuery = QueryOf<'suggest'>;
type Suggestion = ResponseOf<'suggest'>['results'][number];

function rank(title: string, typed: string): number {
  const matches = textMatches(title, typed);
  const isComplete = norm(title) === norm(typed);
  return (isComplete ? 100 : 0) + matches.length * 10 - (matches[0]?.start ?? 50) / 100;
}

export function createPaletteService(
  { db, clock, media }: Deps,
  { catalog }: { catalog: CatalogService },
) {
  const palette = createPaletteRepository(db);
  const thumbnail = (id: string | null) => (id === null ? undefined : media.url(thumbnailName(id)));

  function toAuto(row: FoundAuto, q: string, language: Language): PaletteItem {
    const title = carTitle(row);
    const status = statusLabels[row.status][language];
    return {
      kind: 'auto',
      id: row.id,
      title,
      subtitle: row.avtosalon_name === null ? status : `${row.avtosalon_name} · ${status}`,
      fact: row.price === null ? undefined : moneyText(row.price, row.currency, language),
      thumbnail: thumbnail(row.cover_id),
      matches: textMatches(title, q),
    };
  }

  const toAvtosalon = (row: FoundAvtosalon, q: string): PaletteItem => ({
    kind: 'avtosalon',
    id: row.id,
    title: row.name,
    subtitle: row.address,
    thumbnail: thumbnail(row.logo),
    matches: textMatches(row.name, q),
  });

  async function modelsAndGenerations(query: SuggestQuery) {
    const { rows: index } = await catalog.current();
    const { rows: models } = await catalog.models(query);
    const wanted = models
      .filter(({ id }) => query.model_id === undefined || id === query.model_id)
      .slice(0, query.limit);
    const found = wanted.map((model): Suggestion => {
      const brand = index.brands.get(model.brand_id);
      return {
        kind: 'model',
        id: model.id,
        text: model.name,
        brand: brand && { id: brand.id, name: brand.name },
        matches: textMatches(model.name, query.q),
      };
    });
    // Generations of the nearest models only, because every model has some.
    const nearest = wanted.slice(0, query.model_id === undefined ? 3 : 1);
    const generations: Suggestion[] = [];
    for (const model of nearest) {
      const brand = index.brands.get(model.brand_id);
      const { rows } = await catalog.generations({ car_model_id: model.id });
      for (const { id, name, year_start } of rows) {
        const stop = index.generations.get(id)?.year_stop ?? null;
        const text = `${model.name} ${generationName(name, year_start, stop)}`;
        generations.push({
          kind: 'generation',
          id,
          text,
          brand: brand && { id: brand.id, name: brand.name },
          car_model: { id: model.id, name: model.name },
          matches: textMatches(text, query.q),
        });
      }
    }
    return { models: found, generations };
  }

  return {
    /**
     * Finds all kinds, one statement after the other: each letter typed must not take many connections. A lead whose chat is found is left
     * out, because both would be the same buyer in two rows.
     */
    async search(access: Access, { q, limit }: PaletteQuery, language: Language) {
      const autos = await palette.autos(access, q, limit);
      const avtosalons = await palette.avtosalons(access, q, limit);
      const rooms = await palette.rooms(access, q, limit);
      const leads = await palette.leads(access, q, limit);
      const found = new Set(rooms.map(({ id }) => id));
      const now = clock.now();
      const moment = { q, language, now };
      const applications = await palette.applications(access, q, limit);
      const tradeInAutos = await palette.tradeInAutos(access, q, { now, limit });
      const campaigns = await palette.campaigns(access, q, limit);
      const employees = await palette.employees(access, q, limit);
      const carModels = await palette.carModels(access, q, limit);
      const items = [
        ...autos.map((row) => toAuto(row, q, language)),
        ...avtosalons.map((row) => toAvtosalon(row, q)),
        ...rooms.map((row) => {
          const title = roomName(row, language);
          return toRoomItem(row, { ...moment, title }, thumbnail(row.profile_pic));
        }),
        ...leads
          .filter(({ room_id }) => room_id === null || !found.has(room_id))
          .map((row) => toLeadItem(row, moment)),
        ...applications.map((row) => toApplicationItem(row, moment, thumbnail(row.photo_id))),
        ...tradeInAutos.map((row) => toTradeInItem(row, moment, thumbnail(row.photo_id))),
        ...campaigns.map((row) => toCampaignItem(row, moment, thumbnail(row.image_id))),
        ...employees.map((row) => toEmployeeItem(row, moment, thumbnail(row.profile_pic))),
        ...carModels.map((row) => toCarModelItem(row, moment, thumbnail(row.photo_id))),
      ];
      // The sort is stable: equal scores keep the order of the queries.
      const ranked = items
        .map((item) => ({ item, score: rank(item.title, q) }))
        .sort((a, b) => b.score - a.score)
        .map(({ item }) => item);
      // The best of each kind comes first: many cars of a model would displace the buyer who asks about one.
      const kinds = new Map(ranked.toReversed().map((item) => [item.kind, item]));
      const best = ranked.filter((item) => kinds.get(item.kind) === item);
      const chosen = new Set([...new Set([...best, ...ranked])].slice(0, limit));
      return { results: ranked.filter((item) => chosen.has(item)) };
    },

    async suggest(access: Access, query: SuggestQuery) {
      const { q, limit, kind, brand_id, model_id } = query;
      const wants = (one: Suggestion['kind']) => kind === undefined || kind.includes(one);
      const isNarrowed = brand_id !== undefined || model_id !== undefined;
      const brands: Suggestion[] =
        wants('brand') && !isNarrowed
          ? (await catalog.brands({ q })).rows.map(({ id, name }) => ({
              kind: 'brand',
              id,
              text: name,
              matches: textMatches(name, q),
            }))
          : [];
      const { models, generations } =
        wants('model') || wants('generation')
          ? await modelsAndGenerations(query)
          : { models: [], generations: [] };
      const avtosalons: Suggestion[] =
        wants('avtosalon') && !isNarrowed
          ? (await palette.avtosalons(access, q, limit)).map(({ id, name }) => ({
              kind: 'avtosalon',
              id,
              text: name,
              matches: textMatches(name, q),
            }))
          : [];
      const results = [
        ...brands,
        ...(wants('model') ? models : []),
        ...avtosalons,
        ...(wants('generation') ? generations : []),
      ];
      return { results: results.slice(0, limit) };
    },
  };
}

export type PaletteService = ReturnType<typeof createPaletteService>;
