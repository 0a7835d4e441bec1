import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Template } from './chat-types';

export function createTemplatesRepository(db: Db) {
  return {
    list: (owner: number): Promise<Template[]> =>
      db.current
        .selectFrom('chat_templates')
        .select(['id', 'title', 'text', 'position'])
        .where('business_user_id', '=', owner)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** Places are a matter of the whole list: one change at a time, until the surrounding transaction ends. */
    async lock(owner: number): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('chat_templates'), ${owner}::int)`.execute(
        db.current,
      );
    },

    async add(owner: number, template: Omit<Template, 'id'>): Promise<number> {
      const { id } = await db.current
        .insertInto('chat_templates')
        .values({ ...template, business_user_id: owner })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(owner: number, { id, ...changes }: Template): Promise<void> {
      await db.current
        .updateTable('chat_templates')
        .set(changes)
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .execute();
    },

    /** @returns false when this owner has none */
    async delete(owner: number, id: number): Promise<boolean> {
      const deleted = await db.current
        .deleteFrom('chat_templates')
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return deleted !== undefined;
    },
  };
}

export type TemplatesRepository = ReturnType<typeof createTemplatesRepository>;
