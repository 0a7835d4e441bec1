import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { type Sql, all, any, createPrepared, nothing } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import { idOf, searchCondition, spellings } from '../../../platform/db/text-search';
import type { Currency } from '../../../platform/values/money';
import { phonePiece } from '../../../platform/values/phone';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { RoomType } from '../../buyers/chat/chat-types';
import type { CarModelStatus } from '../../catalogue/car-models/car-model-types';
import type { Employee } from '../../identity/members/employee-types';
import type { CampaignStatus } from '../../promotion/ads/campaign-types';
import { applicationSearchCondition } from '../../trade-in/applications/application-search';
import type { ApplicationStatus } from '../../trade-in/applications/application-types';
import { sqlCarStatus } from '../../trade-in/trade-in/trade-in-clock';
import type { TradeInStatus } from '../../trade-in/trade-in/trade-in-types';

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

export interface FoundApplication {
  id: number;
  client_name: string;
  brand_name: string;
  car_model_name: string;
  year: number;
  status: ApplicationStatus;
  photo_id: string | null;
  created_at: Date;
}

export interface FoundTradeInAuto {
  id: number;
  brand_name: string;
  car_model_name: string;
  year: number;
  status: TradeInStatus;
  asking_price: number | null;
  currency: Currency;
  photo_id: string | null;
}

export interface FoundCampaign {
  id: number;
  title_ru: string | null;
  title_uz: string | null;
  company_name: string;
  status: CampaignStatus;
  /** So'm. */
  budget: number;
  image_id: string | null;
}

export interface FoundEmployee {
  id: number;
  full_name: string;
  role: Employee['role'];
  status: Employee['status'];
  profile_pic: string | null;
}

export interface FoundCarModel {
  id: number;
  brand_name: string;
  car_model_name: string;
  status: CarModelStatus;
  photo_id: string | null;
  created_at: Date;
}

/** Also matches the end of a phone number: `search` columns contain only ends of some lengths. */
function orPhone(column: string, text: string): Sql {
  const end = phonePiece(text);
  return end === undefined ? nothing : sql` or ${sql.ref(column)} like ${`%${end}`}`;
}

export function createPaletteRepository(db: Db) {
  const run = createPrepared(db);
  return {
    /** Those on sale first, then the newest. */
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
      return run(sql<FoundRoom>`select r.id, r.username, r.room_type, r.profile_pic, r.updated_at, b.name as brand_name,
           m.name as car_model_name, a.year, s.name as avtosalon_name
         from chat_rooms r
         left join autos a on a.id = r.auto_id
         left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
         left join avtosalons s on s.id = r.avtosalon_id
         cross join lateral (select r.id, ' ' || r.search || coalesce(a.search, '') as search, a.year, a.color_id) words
         where ${mine} and (${found}${orPhone('r.phone', text)})
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
         where ${mine} and (${found}${orPhone('l.phone', text)})
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

    /** Finds applications as their list does: those without a decision first, then the newest. */
    applications(access: Access, text: string, limit: number): Promise<FoundApplication[]> {
      const mine = sql`p.business_user_id = ${access.owner} ${andShowroomScope(access, 'applications', 'p')}`;
      const found = applicationSearchCondition(text, { byShowroom: false });
      const id = idOf(text) ?? 0;
      return run(sql<FoundApplication>`select p.id, p.client_name, p.car ->> 'brand' as brand_name, p.car ->> 'car_model' as car_model_name,
           (p.car ->> 'year')::int as year, p.status, p.created_at,
           (select o.image_id from application_photos o where o.application_id = p.id order by o.place limit 1) as photo_id
         from applications p
         where ${mine} and (${found}${orPhone('p.phone', text)})
         order by p.id = ${id} desc, p.status in ('pending', 'scheduled') desc, p.created_at desc, p.id desc
         limit ${limit}`);
    },

    /** Cars that take offers, and others on which the dealership made an offer; the open ones first, then the newest. */
    tradeInAutos(
      { owner }: Access,
      text: string,
      { now, limit }: { now: Date; limit: number },
    ): Promise<FoundTradeInAuto[]> {
      const isOpen = sql`(t.outcome is null and t.open_until > ${now})`;
      const hasOffer = sql`exists (select from trade_in_offers o where o.trade_in_auto_id = t.id and o.business_user_id = ${owner})`;
      const found = carSearchCondition(text, 't', { byShowroom: false });
      const id = idOf(text) ?? 0;
      return run(sql<FoundTradeInAuto>`select t.id, t.brand as brand_name, t.car_model as car_model_name, t.year,
           ${sqlCarStatus(now, owner)} as status, t.asking_price, t.currency,
           (select o.image_id from trade_in_photos o where o.trade_in_auto_id = t.id order by o.place limit 1) as photo_id
         from trade_in_autos t
         where (${isOpen} or ${hasOffer}) and ${found}
         order by t.id = ${id} desc, ${isOpen} desc, t.created_at desc, t.id desc
         limit ${limit}`);
    },

    /** Finds campaigns as their list does: the active ones first, then the newest. */
    campaigns({ owner }: Access, text: string, limit: number): Promise<FoundCampaign[]> {
      const id = idOf(text) ?? 0;
      return run(sql<FoundCampaign>`select c.id, c.title_ru, c.title_uz, c.company_name, c.status, c.budget,
           (select b.image_id from campaign_banners b where b.campaign_id = c.id order by b.place limit 1) as image_id
         from campaigns c
         where c.business_user_id = ${owner} and ${searchCondition(text, 'c')}
         order by c.id = ${id} desc, c.status = 'active' desc, c.created_at desc, c.id desc
         limit ${limit}`);
    },

    /** Finds employees by name or phone, without removed members; the active ones first. */
    employees({ owner }: Access, text: string, limit: number): Promise<FoundEmployee[]> {
      const id = idOf(text) ?? 0;
      return run(sql<FoundEmployee>`select m.id, m.full_name, m.role, m.status, m.profile_pic from members m
         where m.business_user_id = ${owner} and m.deleted_at is null
           and (${searchCondition(text, 'm')}${orPhone('m.phone', text)})
         order by m.id = ${id} desc, m.status = 'active' desc, lower(m.full_name), m.id
         limit ${limit}`);
    },

    /** Without withdrawn proposals, the newest first. */
    carModels({ owner }: Access, text: string, limit: number): Promise<FoundCarModel[]> {
      const id = idOf(text) ?? 0;
      return run(sql<FoundCarModel>`select p.id, p.brand_name, p.car_model_name, p.status, p.created_at, coalesce(p.photo, g.photo) as photo_id
         from car_model_proposals p left join generations g on g.id = p.generation_id
         where p.business_user_id = ${owner} and p.deleted_at is null and ${searchCondition(text, 'p')}
         order by p.id = ${id} desc, p.created_at desc, p.id desc
         limit ${limit}`);
    },
  };
}
