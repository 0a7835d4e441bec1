import type { Pool } from 'pg';

/** Posts of the owner's cars in one channel. */
export const addPosts = async (pool: Pool, owner: number, count: number): Promise<void> => {
  await pool.query(
    `with cars as (select row_number() over (order by id) - 1 as n, id from autos where business_user_id = ${String(owner)}),
       channel as (insert into telegram_channels (business_user_id, chat_id, title, settings, found_at, confirmed_at)
         values (${String(owner)}, -1009999999999, 'Karvon Motors', '{}', now(), now()) returning id)
     insert into telegram_posts (business_user_id, channel_id, auto_id, token, status, language, layout, photo_ids, message_ids,
       created_at, due_at, posted_at)
     select ${String(owner)}, channel.id, cars.id, lpad(g::text, 16, 'b'),
       (array['posted', 'posted', 'posted', 'sold', 'removed', 'failed'])[1 + g % 6], 'ru', 'album', '{}', array[g],
       now() - make_interval(mins => g), now() - make_interval(mins => g), now() - make_interval(mins => g)
     from generate_series(1, ${String(count)}) g join channel on true join cars on cars.n = g % (select count(*) from cars)`,
  );
  await pool.query('analyze');
};
