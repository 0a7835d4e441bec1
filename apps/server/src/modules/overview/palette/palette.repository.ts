import { norm } from '../../../platform/values/text-norm';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import { createPrepared } from '../../../platform/db/prepared';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { createParameters } from '../../../platform/db/sql-parameters';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import { idOf } from '../../../platform/db/text-search';
import type { Currency } from '../../../platform/values/money';
import { phonePiece } from '../../../platform/values/phone';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { RoomType } from '../../buyers/chat/chat-types';

export interface FoundAuto {
  id: number;
  brand_name: string;
  car_model_name: string;
  year: number | null;
  status: AutoStatus;
  price: number | null;
  currency: Currency;
  avtosalon_name: string | null;
  cover_id: string | null;
}

export interface FoundRoom {
  id: number;
  username: string | null;
  room_type: RoomType;
  profile_pic: string | null;
  updated_at: Date;
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
  avtosalon_name: string | null;
}

export interface FoundLead {
  id: number;
  /** The chat that it came from. */
  room_id: number | null;
  client_name: string;
  phone: string | null;
  created_at: Date;
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
  avtosalon_name: string | null;
}

export interface FoundAvtosalon {
  id: number;
  name: string;
  address: string;
  logo: string | null;
}

/** What the palette finds; only what belongs to the dealer. */
export function createPaletteRepository(db: Db) {
  const run = createPrepared(db);
  return {
    /** Listings on sale first, then the newest. */
    autos(owner: Owner, text: string, limit: number): Promise<FoundAuto[]> {
      const p = createParameters();
      const mine = `a.business_user_id = ${p.add(owner)} and a.status <> 'deleted' ${andShowroomScope('autos', 'a', (value) => p.add(value))}`;
      const found = carSearchCondition(text, 'a', p, { byShowroom: false });
      const id = p.add(idOf(text) ?? 0);
      const end = phonePiece(text);
      const phone =
        end === undefined
          ? ''
          : ` or exists (select from unnest(a.additional_phones) phone where phone like ${p.add(`%${end}`)})`;
      return run(
        `select a.id, b.name as brand_name, m.name as car_model_name, a.year, a.status, a.price, a.currency,
           s.name as avtosalon_name, a.cover_id
         from autos a
         join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = a.avtosalon_id
         where ${mine} and (${found}${phone})
         order by a.id = ${id} desc, a.status = 'active' desc, a.created_at desc, a.id desc
         limit ${p.add(limit)}`,
        p.values,
      );
    },

    /** By the buyer's name, number, the end of the phone or the car: the newest first. */
    rooms(owner: Owner, text: string, limit: number): Promise<FoundRoom[]> {
      const p = createParameters();
      const mine = `r.business_user_id = ${p.add(owner)} ${andShowroomScope('chat_rooms', 'r', (value) => p.add(value))}`;
      const found = carSearchCondition(text, 'words', p, { byShowroom: false });
      const id = p.add(idOf(text) ?? 0);
      const end = phonePiece(text);
      const phone = end === undefined ? '' : ` or r.phone like ${p.add(`%${end}`)}`;
      return run(
        `select r.id, r.username, r.room_type, r.profile_pic, r.updated_at, b.name as brand_name,
           m.name as car_model_name, a.year, s.name as avtosalon_name
         from chat_rooms r
         left join autos a on a.id = r.auto_id
         left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = r.avtosalon_id
         cross join lateral (select r.id, ' ' || r.search || coalesce(a.search, '') as search, a.year, a.color_id) words
         where ${mine} and (${found}${phone})
         order by r.id = ${id} desc, r.updated_at desc, r.id desc
         limit ${p.add(limit)}`,
        p.values,
      );
    },

    /** By name, phone, car or note: the new ones first, then the newest. */
    leads(owner: Owner, text: string, limit: number): Promise<FoundLead[]> {
      const p = createParameters();
      const mine = `l.business_user_id = ${p.add(owner)} ${andShowroomScope('leads', 'l', (value) => p.add(value))}`;
      const found = carSearchCondition(text, 'words', p, { byShowroom: false });
      const id = p.add(idOf(text) ?? 0);
      return run(
        `select l.id, l.room_id, l.client_name, l.phone, l.created_at, b.name as brand_name, m.name as car_model_name, a.year,
           s.name as avtosalon_name
         from leads l
         left join autos a on a.id = l.auto_id
         left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = l.avtosalon_id
         cross join lateral (select l.id, l.search || coalesce(a.search, '') as search, a.year, a.color_id) words
         where ${mine} and ${found}
         order by l.id = ${id} desc, l.status = 'new' desc, l.created_at desc, l.id desc
         limit ${p.add(limit)}`,
        p.values,
      );
    },

    /** By name, address, id or the end of the phone. */
    avtosalons(owner: Owner, text: string, limit: number): Promise<FoundAvtosalon[]> {
      const p = createParameters();
      const mine = `s.business_user_id = ${p.add(owner)} and s.deleted_at is null ${andShowroomScope('avtosalons', 's', (value) => p.add(value))}`;
      const terms = norm(text).split(' ').filter(Boolean);
      const conditions = terms.map((term) => `' ' || s.search like ${p.add(`% ${term}%`)}`);
      const all = conditions.length === 0 ? 'false' : conditions.join(' and ');
      const id = idOf(text);
      const end = phonePiece(text);
      const others = [
        id === undefined ? [] : [`s.id = ${p.add(id)}`],
        end === undefined ? [] : [`s.phone like ${p.add(`%${end}`)}`],
      ].flat();
      return run(
        `select s.id, s.name, s.address, s.logo from avtosalons s
         where ${mine} and ((${all})${others.map((one) => ` or ${one}`).join('')})
         order by s.name, s.id limit ${p.add(limit)}`,
        p.values,
      );
    },
  };
}
