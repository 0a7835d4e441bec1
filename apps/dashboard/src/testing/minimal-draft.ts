import { fixtures } from '@karvon/api/fixtures';
import type { Auto, AutoQuality } from '@karvon/api/main';

const { id, version, car_id, core_car, created_at } = fixtures.getAuto;

export const minimalDraft: Auto = {
  id,
  version,
  status: 'ne_active',
  car_id,
  core_car: {
    id: core_car.id,
    brand: core_car.brand,
    car_model: core_car.car_model,
    used_car: true,
    media_tools: [],
    external_body_kit: [],
    optics: [],
    salon: [],
    services: [],
  },
  currency: 'UZS',
  additional_phones: [],
  barter: false,
  is_trade_in: false,
  is_karvon_nasiya: false,
  is_cheaper: false,
  owner_warranty: false,
  passed_customs_clearance: false,
  is_available_for_rent_to_own: false,
  photos: [],
  changed_part: [],
  views: 0,
  likes: 0,
  calls: 0,
  chats: 0,
  leads: 0,
  days_in_salon: 0,
  created_at,
  status_changed_at: created_at,
  reasons: [],
  allowed_transitions: ['moderation', 'archived', 'deleted'],
  can_edit: true,
  can_refresh: false,
  refresh_blocked_by: 'not_active',
  telegram_posts: [],
  allowed_telegram: [],
};

/** Quality of that draft as computed by the server, with hints. */
export const minimalQuality: AutoQuality = {
  score: 8,
  items: [
    { check: 'required', gain: 42, missing: 10 },
    { check: 'photos', gain: 18, missing: 9 },
    { check: 'options', gain: 9, missing: 5 },
    { check: 'description', gain: 5, missing: 200 },
    { check: 'vin', gain: 5 },
    { check: 'modification', gain: 4 },
    { check: 'position', gain: 3 },
    { check: 'number_of_owners', gain: 3 },
    { check: 'paint_condition', gain: 3 },
  ],
  blocking: [],
};
