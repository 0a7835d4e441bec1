import { ownedTable } from '../../../platform/db/owned-table';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import { cleanText } from './chat-text';
import type { Template, TemplateCreate, TemplateUpdate } from './chat-types';

const most = 50;

/** @throws Problem 422 for a blank field */
function tidy<T extends TemplateUpdate>(body: T): T {
  const fields = {
    ...body,
    title: body.title && cleanText(body.title).trim(),
    text: body.text && cleanText(body.text).trim(),
    text_uz: body.text_uz && cleanText(body.text_uz).trim(),
  };
  const empty = (['title', 'text'] as const).filter((field) => fields[field] === '');
  if (empty.length > 0) throw validation(empty.map((field) => ({ field, code: 'required' })));
  return fields;
}

type StoredTemplate = Required<Template>;

const toTemplate = ({ id, title, text, text_uz, position }: StoredTemplate): Template => ({
  id,
  title,
  text,
  ...(text_uz !== '' && { text_uz }),
  position,
});

/** Positions run from 0 without gaps. */
export function createTemplatesService({ db }: Pick<Deps, 'db'>) {
  const templates = ownedTable(db, 'chat_templates');

  const stored = async (access: Access): Promise<StoredTemplate[]> =>
    (await templates.all(access))
      .map(({ id, title, text, text_uz, position }) => ({ id, title, text, text_uz, position }))
      .toSorted((a, b) => a.position - b.position);
  const list = async (access: Access): Promise<Template[]> =>
    (await stored(access)).map(toTemplate);

  /** Unchanged positions are not written. */
  async function place(access: Access, placed: readonly StoredTemplate[]): Promise<void> {
    for (const [position, { id, ...template }] of placed.entries()) {
      if (template.position !== position)
        await templates.update(access, id, { ...template, position });
    }
  }

  async function put(access: Access, template: StoredTemplate, others: readonly StoredTemplate[]) {
    const position = Math.min(template.position, others.length);
    await place(access, others.toSpliced(position, 0, { ...template, position: -1 }));
    return toTemplate({ ...template, position });
  }

  return {
    list,

    /** @throws Problem 409 `too_many_templates`, 422 */
    create(access: Access, body: TemplateCreate): Promise<Template> {
      const { title, text, text_uz = '', position = most } = tidy(body);
      return templates.exclusive(access, async () => {
        const others = await stored(access);
        if (others.length >= most) throw conflict('too_many_templates');
        const { id } = await templates.insert(access, { title, text, text_uz, position: most });
        return put(access, { id, title, text, text_uz, position }, others);
      });
    },

    /** @throws Problem 404, 422 */
    update(access: Access, id: number, body: TemplateUpdate): Promise<Template> {
      const patch = tidy(body);
      return templates.exclusive(access, async () => {
        const all = await stored(access);
        const known = all.find((template) => template.id === id);
        if (known === undefined) throw notFound();
        const changed = {
          id,
          title: patch.title ?? known.title,
          text: patch.text ?? known.text,
          text_uz: patch.text_uz ?? known.text_uz,
          position: patch.position ?? known.position,
        };
        return put(
          access,
          changed,
          all.filter((template) => template.id !== id),
        );
      });
    },

    /** @throws Problem 404 */
    delete: (access: Access, id: number): Promise<void> =>
      templates.exclusive(access, async () => {
        await templates.delete(access, id);
        await place(access, await stored(access));
      }),
  };
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;
