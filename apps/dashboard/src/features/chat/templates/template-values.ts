import type { Template } from '@karvon/api/chat';
import { CreateTemplateBody } from '@karvon/api/zod/chat/templates';
import { fieldOf } from '../../../shared/resource/form/define-form';
import { textField } from '../../../shared/resource/form/field-kinds';
import { fieldSet } from '../../../shared/resource/form/field-set';

export const template = fieldSet(CreateTemplateBody, {
  title: textField({ label: 'chat:templates.name' }),
  text: textField({ label: 'chat:templates.text' }),
  /** Empty without a translation. */
  text_uz: textField({ label: 'chat:templates.textUz' }),
});

export const TemplateField = fieldOf(template.fields);

export function movedBy(
  templates: readonly Template[],
  id: number,
  step: -1 | 1,
): readonly Template[] {
  const from = templates.findIndex((each) => each.id === id);
  const to = from + step;
  const moved = templates[from];
  if (moved === undefined || to < 0 || to >= templates.length) return templates;
  return templates.toSpliced(from, 1).toSpliced(to, 0, moved);
}
