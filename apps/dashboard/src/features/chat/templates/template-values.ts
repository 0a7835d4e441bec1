import type { Template } from '@karvon/api/chat';
import * as z from 'zod/mini';

const limitedText = (most: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', 'required'),
    z.maxLength(most, `max_length:${most}`),
  );

/** The server's rules (contract, `TemplateCreate`), said where something is typed. */
export const templateSchema = z.object({
  title: limitedText(60),
  text: limitedText(2000),
  /** Empty for none. */
  text_uz: z.string().check(z.maxLength(2000, 'max_length:2000')),
});

export type TemplateValues = z.infer<typeof templateSchema>;

export const fromTemplate = (template: Template | undefined): TemplateValues => ({
  title: template?.title ?? '',
  text: template?.text ?? '',
  text_uz: template?.text_uz ?? '',
});

export const toTemplate = ({ title, text, text_uz }: TemplateValues): TemplateValues => ({
  title: title.trim(),
  text: text.trim(),
  text_uz: text_uz.trim(),
});

/** A reply moved by one place, up or down; the same order where it cannot go further. */
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
