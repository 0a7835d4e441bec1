import { day, hour } from '../src/platform/values/clock';
import { businessAccess } from '../src/platform/values/access';
import type { Deps } from '../src/platform/deps';
import { nameMergedEntries } from '../src/modules/trade-in/applications/named-cars';
import type {
  CarModelCreate,
  CarModelDecision,
} from '../src/modules/catalogue/car-models/car-model-types';
import { createCarModels } from '../src/modules/catalogue/car-models/car-models.module';
import { createCatalogService } from '../src/modules/catalogue/catalog/catalog.service';
import { createImagesService } from '../src/modules/foundation/images/images.service';
import type { NewNotification } from '../src/modules/foundation/notifications/notification-types';
import { demoDealer } from './dealers';
import type { CarPhoto } from './car-photos';
import type { PastNotification } from './notifications';

const fuel = { petrol: 301, plugIn: 306, electric: 307 } as const;
const gear = { manual: 401, automatic: 402, variator: 404 } as const;
const drive = { front: 501, rear: 502, all: 503 } as const;
const body = { suv: 205, van: 209 } as const;

interface DemoProposal {
  /** File of `images/cars`. */
  car: string;
  /** ms before now */
  ago: number;
  /** Pending without it. */
  took?: number;
  decision?: CarModelDecision;
  request: (photo: string, thisYear: number) => CarModelCreate;
}

const specs = (
  horse_power: number,
  volume_litres: number,
  kinds: readonly [fuel: number, gear: number, drive: number, body?: number],
): CarModelCreate['specifications'] => ({
  horse_power,
  volume_litres,
  fuel_type: kinds[0],
  transmission: kinds[1],
  drive: kinds[2],
  body_type: kinds[3] ?? body.suv,
});

const added = (
  car: string,
  ago: number,
  took: number,
  [brand, model, generation]: readonly [number, number, number],
  specifications: CarModelCreate['specifications'],
): DemoProposal => ({
  car,
  ago,
  took,
  decision: { decision: 'approved' },
  request: (photo) => ({
    brand,
    car_model: { id: model },
    generation: { id: generation, photo },
    specifications,
  }),
});

/** Nine proposals, oldest first: two are pending, five are in the catalogue, two were declined. */
const demoProposals: readonly DemoProposal[] = [
  added(
    'tahoe-black',
    34 * day,
    26 * hour,
    [38, 3801, 38_011],
    specs(408, 1.5, [fuel.plugIn, gear.automatic, drive.all]),
  ),
  added(
    'tracker-orange',
    22 * day,
    19 * hour,
    [5, 505, 5052],
    specs(115, 1.5, [fuel.petrol, gear.variator, drive.front]),
  ),
  added(
    'song-white',
    17 * day,
    15 * hour,
    [11, 1110, 11_101],
    specs(252, 1.5, [fuel.plugIn, gear.automatic, drive.front]),
  ),
  {
    car: 'damas-white',
    ago: 13 * day,
    took: 18 * hour,
    decision: {
      decision: 'declined',
      reasons: [
        {
          field: 'generation.photo',
          code: 'photo_not_of_car',
          text_ru: 'На фото другая машина',
          text_uz: 'Suratda boshqa mashina',
        },
      ],
    },
    request: (photo, thisYear) => ({
      brand: 1,
      car_model: { id: 107 },
      generation: { name: 'II рестайлинг', year_start: thisYear - 3, year_stop: thisYear, photo },
      specifications: specs(38, 0.8, [fuel.petrol, gear.manual, drive.rear, body.van]),
    }),
  },
  added(
    'k5-blue',
    10 * day,
    21 * hour,
    [37, 3705, 37_051],
    specs(646, 0, [fuel.electric, gear.automatic, drive.all]),
  ),
  {
    car: 'tracker-red',
    ago: 7 * day,
    took: 17 * hour,
    decision: {
      decision: 'declined',
      reasons: [
        {
          field: 'generation.name',
          code: 'already_in_catalog',
          text_ru: 'Это поколение уже есть: Tracker II',
          text_uz: 'Bu avlod katalogda bor: Tracker II',
        },
      ],
      catalog: { brand_id: 1, car_model_id: 110, generation_id: 1102 },
    },
    request: (photo, thisYear) => ({
      brand: 1,
      car_model: { id: 110 },
      generation: { name: 'II рестайлинг', year_start: thisYear - 2, year_stop: thisYear, photo },
      specifications: specs(132, 1.2, [fuel.petrol, gear.automatic, drive.front]),
    }),
  },
  added(
    'song-teal',
    6 * day,
    19 * hour,
    [47, 4701, 47_011],
    specs(272, 0, [fuel.electric, gear.automatic, drive.rear]),
  ),
  {
    car: 'tahoe-green',
    ago: 2 * day,
    request: (photo, thisYear) => ({
      brand: 10,
      car_model: { name: 'T2 i-DM', year_from: thisYear - 2, year_to: thisYear },
      generation: { name: 'I', year_start: thisYear - 2, year_stop: thisYear, photo },
      specifications: specs(387, 1.5, [fuel.plugIn, gear.automatic, drive.all]),
      position: { translations: { ru: { name: 'Люкс' }, uz: { name: 'Lyuks' } } },
      draft_note: `Jetour T2, ${thisYear - 1}`,
    }),
  },
  {
    car: 'song-silver',
    ago: 5 * hour,
    request: (photo, thisYear) => ({
      brand_name: 'Deepal',
      car_model: { name: 'S07', year_from: thisYear - 3, year_to: thisYear },
      generation: { name: 'I', year_start: thisYear - 3, year_stop: thisYear, photo },
      specifications: specs(218, 0, [fuel.electric, gear.automatic, drive.rear]),
    }),
  },
];

export const proposalPhotos: readonly CarPhoto[] = demoProposals.map(({ car }) => ({
  car,
  view: 'side',
  isMirrored: false,
}));

/**
 * Applies the server's own rules and the moderators' decisions.
 * @returns the resulting notifications
 */
export async function storeProposals(
  deps: Deps,
  photos: readonly string[],
): Promise<PastNotification[]> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const thisYear = new Date(now + 5 * hour).getUTCFullYear();
  let time = now;
  const rung: { at: Date; notification: NewNotification }[] = [];
  const past = {
    ...deps,
    clock: { now: () => new Date(time) },
    // The server registers this job itself.
    jobs: { ...deps.jobs, registerJob: () => undefined },
  };
  const { proposals, moderation, merged } = createCarModels(past, {
    catalog: createCatalogService(deps),
    images: createImagesService(past),
    notifications: {
      notify: async (_owner, notification) => {
        rung.push({ at: new Date(time), notification });
      },
    },
  });
  nameMergedEntries(db, merged);
  for (const [place, { ago, took, decision, request }] of demoProposals.entries()) {
    time = now - ago;
    const { id } = await proposals.create(
      businessAccess(demoDealer.id),
      demoDealer.id,
      request(photos[place] ?? '', thisYear),
    );
    if (decision === undefined || took === undefined) continue;
    time += took;
    await moderation.decide(id, decision);
  }
  return rung
    .filter(({ at }) => at.getTime() > now - 10 * day)
    .map(({ at, notification }) => ({
      at,
      read_at: new Date(at.getTime() + 2 * hour),
      notification,
    }));
}
