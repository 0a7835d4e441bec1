import { parameters } from '@storybook/react/entry-preview-argtypes';
import type { ArgTypes } from 'storybook/internal/types';

const written = /\s*@default\s+([^\n]+)/;

/** Props of a component for its table, with what JSDoc calls `@default` in the column of defaults and not in the text. */
export function extractArgTypes(component: unknown): ArgTypes | null {
  const found = parameters.docs.extractArgTypes(component);
  if (!found) return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, argType]) => {
      const [tag, value] = written.exec(argType.description ?? '') ?? [];
      if (tag === undefined || value === undefined) return [name, argType];
      return [
        name,
        {
          ...argType,
          description: argType.description?.replace(tag, ''),
          table: { ...argType.table, defaultValue: { summary: value.trim() } },
        },
      ];
    }),
  );
}
