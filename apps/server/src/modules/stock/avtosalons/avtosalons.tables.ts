import type { Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';

export interface AvtosalonsTables {
  avtosalons: {
    id: Generated<number>;
    business_user_id: Owner;
    version: Generated<number>;
    name: string;
    /** E.164. */
    phone: string;
    region_id: number;
    district_id: number | null;
    address: string;
    latitude: number;
    longitude: number;
    /** `09:00`, in Tashkent. */
    opening_time: string;
    closing_time: string;
    /** Ids of images; null only when deleted. */
    logo: string | null;
    facade_photo: string | null;
    status: 'active' | 'inactive';
    /** Name and address in the form of `norm`. */
    search: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
}
