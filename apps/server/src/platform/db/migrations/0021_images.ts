import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Files are named after the id: <id>.webp and <id>.thumb.webp. The row comes before its files (stored_at is null until they
  // are safe), so that no file is ever without a row to find it by.
  await sql`
    create table images (
      id text primary key,
      business_user_id bigint not null,
      purpose text not null
        check (purpose in ('auto', 'banner', 'avtosalon', 'profile', 'car_model', 'chat')),
      name text not null,
      width int not null,
      height int not null,
      bytes int not null,
      sha256 text not null,
      phash bit(64),
      created_at timestamptz not null,
      stored_at timestamptz
    )`.execute(db);
  await sql`create index images_owner on images (business_user_id, created_at)`.execute(db);
  await sql`create index images_created on images (created_at)`.execute(db);
  await sql`create index images_sha256 on images (sha256)`.execute(db);
  await sql`create index images_phash on images (phash) where phash is not null`.execute(db);
  // Files to remove: written in the transaction that deletes the row, so that a crash loses none.
  await sql`create table image_removals (id text primary key)`.execute(db);
  await sql`
    alter table business_users add constraint business_users_profile_pic_image
    foreign key (profile_pic) references images`.execute(db);
}

/**
 * Uploaded images. Tables that use an image must have a foreign key to `images`: the sweep of unused ones and `image_in_use` rely on it.
 */
export const images: Migration = { up };
