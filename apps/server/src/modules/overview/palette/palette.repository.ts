import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { all, any, createPrepared, nothing } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import { idOf, spellings } from '../../../platform/db/text-search';
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
  /** Chat that the lead came from. */
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

/** Search of the palette within the dealer's own data. */
export function createPaletteRepository(db: Db) {
  const run = createPrepared(db);
  return {
    /** Finds listings, those on sale first, then the newest. */
    autos(access: Access, text: string, limit: number): Promise<FoundAuto[]> {
      const mine = sql`a.business_user_id = ${access.owner} and a.status <> 'deleted' ${andShowroomScope(access, 'autos', 'a')}`;
      const found = carSearchCondition(text, 'a', { byShowroom: false });
      const id = idOf(text) ?? 0;
      const end = phonePiece(text);
      const phone =
        end === undefined
          ? nothing
          : sql` or exists (select from unnest(a.additional_phones) phone where phone like ${`%${end}`})`;
      return run(sql<FoundAuto>`select a.id, b.name as brand_name, m.name as car_model_name, a.year, a.status, a.price, a.currency,
           s.name as avtosalon_name, a.cover_id
         from autos a
         join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = a.avtosalon_id
         where ${mine} and (${found}${phone})
         order by a.id = ${id} desc, a.status = 'active' desc, a.created_at desc, a.id desc
         limit ${limit}`);
    },

    /** Finds rooms by the buyer's name, number, end of the phone or car, the newest first. */
    rooms(access: Access, text: string, limit: number): Promise<FoundRoom[]> {
      const mine = sql`r.business_user_id = ${access.owner} ${andShowroomScope(access, 'chat_rooms', 'r')}`;
      const found = carSearchCondition(text, 'words', { byShowroom: false });
      const id = idOf(text) ?? 0;
      const end = phonePiece(text);
      const phone = end === undefined ? nothing : sql` or r.phone like ${`%${end}`}`;
      return run(sql<FoundRoom>`select r.id, r.username, r.room_type, r.profile_pic, r.updated_at, b.name as brand_name,
           m.name as car_model_name, a.year, s.name as avtosalon_name
         from chat_rooms r
         left join autos a on a.id = r.auto_id
         left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = r.avtosalon_id
         cross join lateral (select r.id, ' ' || r.search || coalesce(a.search, '') as search, a.year, a.color_id) words
         where ${mine} and (${found}${phone})
         order by r.id = ${id} desc, r.updated_at desc, r.id desc
         limit ${limit}`);
    },

    /** Finds leads by name, phone, car or note: new ones first, then the newest. */
    leads(access: Access, text: string, limit: number): Promise<FoundLead[]> {
      const mine = sql`l.business_user_id = ${access.owner} ${andShowroomScope(access, 'leads', 'l')}`;
      const found = carSearchCondition(text, 'words', { byShowroom: false });
      const id = idOf(text) ?? 0;
      return run(sql<FoundLead>`select l.id, l.room_id, l.client_name, l.phone, l.created_at, b.name as brand_name, m.name as car_model_name, a.year,
           s.name as avtosalon_name
         from leads l
         left join autos a on a.id = l.auto_id
         left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = l.avtosalon_id
         cross join lateral (select l.id, l.search || coalesce(a.search, '') as search, a.year, a.color_id) words
         where ${mine} and ${found}
         order by l.id = ${id} desc, l.status = 'new' desc, l.created_at desc, l.id desc
         limit ${limit}`);
    },

    /** Finds showrooms by name, address, id or the end of the phone. */
    avtosalons(access: Access, text: string, limit: number): Promise<FoundAvtosalon[]> {
      const mine = sql`s.business_user_id = ${access.owner} and s.deleted_at is null ${andShowroomScope(access, 'avtosalons', 's')}`;
      const readings = spellings(text).map((one) => one.split(' ').filter(Boolean));
      const byTerms = readings
        .filter((terms) => terms.length > 0)
        .map((terms) => all(terms.map((term) => sql`' ' || s.search like ${`% ${term}%`}`)));
      const id = idOf(text);
      const end = phonePiece(text);
      const others = [
        id === undefined ? [] : [sql`s.id = ${id}`],
        end === undefined ? [] : [sql`s.phone like ${`%${end}`}`],
      ].flat();
      return run(sql<FoundAvtosalon>`select s.id, s.name, s.address, s.logo from avtosalons s
         where ${mine} and ${any([sql`false`, ...byTerms, ...others])}
         order by s.name, s.id limit ${limit}`);
    },
  };
}
