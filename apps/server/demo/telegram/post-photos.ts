import { sql } from 'kysely';
import { defaultSettings } from '../../src/modules/messaging/channel/channel-defaults';
import type { Deps } from '../../src/platform/deps';
import { channel } from './people';

/** Call it when the listings have their photos. */
export async function addPostPhotos({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    update telegram_posts p set photo_ids = array(
      select image_id from auto_photos f where f.auto_id = p.auto_id order by place
      limit case when p.layout = 'single' then 1 else ${defaultSettings.photos}::int end)
    from telegram_channels c
    where c.id = p.channel_id and c.chat_id = ${channel.chat_id} and p.token like 'demo%' and p.photo_ids = '{}'
  `.execute(db.current);
}
