import type { MediaStore } from '../../media/media-store';
import { toImage } from '../images/images.mapper';
import type { Lead } from './lead-types';
import type { LeadRow } from './leads-list.repository';

/** "Chevrolet Tracker, 2023"; nothing where the showroom was asked. */
export function carTitle({
  brand_name,
  car_model_name,
  year,
}: Pick<LeadRow, 'brand_name' | 'car_model_name' | 'year'>): string | undefined {
  if (brand_name === null || car_model_name === null) return undefined;
  return `${brand_name} ${car_model_name}${year === null ? '' : `, ${year}`}`;
}

function carOf(row: LeadRow, media: MediaStore): Lead['car'] {
  const title = carTitle(row);
  const { auto_id, cover_id, cover_name, cover_width, cover_height } = row;
  if (auto_id === null || title === undefined) return undefined;
  const hasCover =
    cover_id !== null && cover_name !== null && cover_width !== null && cover_height !== null;
  return {
    id: auto_id,
    title,
    photo: hasCover
      ? toImage({ id: cover_id, name: cover_name, width: cover_width, height: cover_height }, media)
      : undefined,
  };
}

/** Row → the contract's `Lead`. */
export function toLead(row: LeadRow, media: MediaStore): Lead {
  const { avtosalon_id, avtosalon_name, call_answered, call_duration } = row;
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    client_name: row.client_name,
    phone: row.phone ?? undefined,
    car: carOf(row, media),
    avtosalon:
      avtosalon_id === null || avtosalon_name === null
        ? undefined
        : { id: avtosalon_id, name: avtosalon_name },
    source: row.source,
    room_id: row.room_id ?? undefined,
    call:
      call_answered === null || call_duration === null
        ? undefined
        : { answered: call_answered, duration: call_duration },
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    first_response_at: row.first_response_at?.toISOString(),
  };
}
