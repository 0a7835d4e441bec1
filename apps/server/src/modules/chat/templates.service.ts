import type { Deps } from '../../deps';
import { conflict, notFound, validation } from '../../http/problem';
import { cleanText } from './chat-text';
import type { Template, TemplateCreate, TemplateUpdate } from './chat-types';
import { createTemplatesRepository } from './templates.repository';

const most = 50;

/** @throws Problem 422 for a field of nothing but space */
function tidy<T extends { title?: string | undefined; text?: string | undefined }>(body: T): T {
  const fields = {
    ...body,
    ...(body.title === undefined ? {} : { title: cleanText(body.title).trim() }),
    ...(body.text === undefined ? {} : { text: cleanText(body.text).trim() }),
  };
  const empty = (['title', 'text'] as const).filter((field) => fields[field] === '');
  if (empty.length > 0) throw validation(empty.map((field) => ({ field, code: 'required' })));
  return fields;
}

/** Quick replies of a dealership; their places run from 0 without gaps. */
export function createTemplatesService({ db }: Pick<Deps, 'db'>) {
  const templates = createTemplatesRepository(db);

  /** Writes the places of a list down; what stays where it is costs nothing. */
  async function place(owner: number, list: readonly Template[]): Promise<void> {
    for (const [position, template] of list.entries()) {
      if (template.position !== position) await templates.update(owner, { ...template, position });
    }
  }

  async function put(owner: number, template: Template, others: readonly Template[]) {
    const position = Math.min(template.position, others.length);
    await place(owner, others.toSpliced(position, 0, { ...template, position: -1 }));
    return { ...template, position };
  }

  const inTurn = <T>(owner: number, work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await templates.lock(owner);
      return work();
    });

  return {
    list: templates.list,

    /** @throws Problem 409 `too_many_templates`, 422 */
    create(owner: number, body: TemplateCreate): Promise<Template> {
      const { title, text, position = most } = tidy(body);
      return inTurn(owner, async () => {
        const others = await templates.list(owner);
        if (others.length >= most) throw conflict('too_many_templates');
        const id = await templates.add(owner, { title, text, position: most });
        return put(owner, { id, title, text, position }, others);
      });
    },

    /** @throws Problem 404, 422 */
    update(owner: number, id: number, body: TemplateUpdate): Promise<Template> {
      const patch = tidy(body);
      return inTurn(owner, async () => {
        const all = await templates.list(owner);
        const known = all.find((template) => template.id === id);
        if (known === undefined) throw notFound();
        const changed = {
          id,
          title: patch.title ?? known.title,
          text: patch.text ?? known.text,
          position: patch.position ?? known.position,
        };
        return put(
          owner,
          changed,
          all.filter((template) => template.id !== id),
        );
      });
    },

    /** @throws Problem 404 */
    delete(owner: number, id: number): Promise<void> {
      return inTurn(owner, async () => {
        if (!(await templates.delete(owner, id))) throw notFound();
        await place(owner, await templates.list(owner));
      });
    },
  };
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;
