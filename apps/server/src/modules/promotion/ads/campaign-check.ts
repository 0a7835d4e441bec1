import { dayInTashkent, daysIn } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type FieldError, conflict } from '../../../platform/http/problem';
import { isPublicLink } from '../../../platform/http/public-link';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import { smallestBudget } from './ad-prices';
import { longestTerm } from './campaign-days';
import { hasStarted } from './campaign-rules';
import type { BannerInput, CampaignSegment, PriceModel } from './campaign-types';
import {
  type Pocket,
  type StoredCampaign,
  createCampaignsRepository,
  positionsOf,
} from './campaigns.repository';

export interface CampaignFields {
  company_owner: string;
  company_name: string;
  segment: CampaignSegment;
  brand: number | null;
  start_date: string;
  end_date: string;
  pocket: number | null;
  budget: number;
  price_model: PriceModel;
  href: string;
  banners: BannerInput[];
}

export interface Before {
  row: StoredCampaign;
  fields: CampaignFields;
}

function dateErrors(fields: CampaignFields, before: Before | undefined, now: Date): FieldError[] {
  const today = dayInTashkent(now);
  const { start_date, end_date } = fields;
  const startsAnew = start_date !== before?.fields.start_date;
  const endsAnew = end_date !== before?.fields.end_date;
  const isLocked = before !== undefined && hasStarted(before.row, now);
  const length = daysIn({ from: start_date, to: end_date });
  if (startsAnew && (isLocked || start_date < today))
    return [{ field: 'start_date', code: 'date_in_past' }];
  if (length < 1) return [{ field: 'end_date', code: 'range_order' }];
  if (endsAnew && end_date < today) return [{ field: 'end_date', code: 'date_in_past' }];
  return length > longestTerm
    ? [{ field: 'end_date', code: 'range_too_long', params: { max: longestTerm } }]
    : [];
}

function budgetErrors(fields: CampaignFields, before: Before | undefined): FieldError[] {
  const least = smallestBudget(fields.price_model);
  const error = (code: 'budget_below_unit' | 'budget_below_spend', min: number) => [
    { field: 'budget', code, params: { min } },
  ];
  if (fields.budget < least) return error('budget_below_unit', least);
  const spend = before?.row.spend ?? 0;
  return fields.budget < spend ? error('budget_below_spend', spend) : [];
}

function bannerErrors(banners: readonly BannerInput[]): FieldError[] {
  const taken = new Set<string>();
  return banners.flatMap(({ position, language, title }, index) => {
    const place = `${position} ${language}`;
    const isTaken = taken.has(place);
    taken.add(place);
    return [
      ...(isTaken ? [{ field: `banners.${index}`, code: 'banner_already_uploaded' as const }] : []),
      ...(title.trim() === ''
        ? [{ field: `banners.${index}.title`, code: 'required' as const }]
        : []),
    ];
  });
}

function pocketErrors(
  pocket: Pocket | undefined,
  fields: CampaignFields,
  before: Before | undefined,
): FieldError[] {
  if (fields.pocket === null) return [];
  const field = 'pocket';
  if (pocket === undefined) return [{ field, code: 'unknown_reference' }];
  if (pocket.price_model !== fields.price_model) return [{ field, code: 'pocket_price_model' }];
  const paid = before === undefined ? 0 : before.row.paid - before.row.released;
  if (pocket.budget !== fields.budget || pocket.budget < paid)
    return [{ field, code: 'pocket_budget_lower' }];
  const isFree = positionsOf(fields.banners).every((position) =>
    pocket.positions.includes(position),
  );
  return isFree ? [] : [{ field, code: 'pocket_positions' }];
}

export function createCampaignCheck(
  { db, clock }: Deps,
  { catalog, images }: { catalog: CatalogService; images: ImagesService },
) {
  const campaigns = createCampaignsRepository(db);

  async function imageErrors(
    access: Access,
    fields: CampaignFields,
    before: Before | undefined,
  ): Promise<FieldError[]> {
    const own = await images.own(
      access,
      fields.banners.map(({ image }) => image),
      'banner',
    );
    const kept = new Set(before?.fields.banners.map(({ image }) => image));
    return fields.banners.flatMap(({ image }, index) =>
      own.has(image) || kept.has(image)
        ? []
        : [{ field: `banners.${index}.image`, code: 'image_not_found' as const }],
    );
  }

  return {
    /** @throws Problem 409 `price_model_locked` after the first so'm */
    async errors(access: Access, fields: CampaignFields, before?: Before): Promise<FieldError[]> {
      const { brand } = fields;
      if (
        before !== undefined &&
        before.row.spend > 0 &&
        fields.price_model !== before.fields.price_model
      )
        throw conflict('price_model_locked');
      const brands = (await catalog.current()).rows.brands;
      const isUnknown = brand !== null && brand !== before?.fields.brand && !brands.has(brand);
      const pocket = fields.pocket === null ? undefined : await campaigns.pocket(fields.pocket);
      return [
        ...(fields.company_owner === '' ? [required('company_owner')] : []),
        ...(fields.company_name === '' ? [required('company_name')] : []),
        ...(isUnknown ? [{ field: 'brand', code: 'unknown_reference' as const }] : []),
        ...dateErrors(fields, before, clock.now()),
        ...budgetErrors(fields, before),
        ...pocketErrors(pocket, fields, before),
        ...(isPublicLink(fields.href) ? [] : [{ field: 'href', code: 'invalid_format' as const }]),
        ...bannerErrors(fields.banners),
        ...(await imageErrors(access, fields, before)),
      ];
    },
  };
}

const required = (field: string): FieldError => ({ field, code: 'required' });

export type CampaignCheck = ReturnType<typeof createCampaignCheck>;
