import type { ApiError } from '@karvon/api/errors';
import type { Import } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { formatDateTime } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import {
  useAction,
  type Action,
  type ActionOptions,
  type ActionText,
} from '../../shared/resource/use-action';
import { importQueries } from './queries';

const otherImport = z.object({
  status_at: z.string(),
  by: z.object({ name: z.optional(z.string()) }),
});

/** Names who started the import that runs, and when. */
function useRunningText(): (error: ApiError) => ActionText | undefined {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return ({ code, current }) => {
    const { data } = otherImport.safeParse(current);
    if (code !== 'import_running' || data?.by.name === undefined) return undefined;
    const time = formatDateTime(data.status_at, language);
    return { title: t('running', { name: data.by.name, time }) };
  };
}

/** An action whose response is the import: it replaces the shown one. */
export function useImportAction<Variables = void>(
  call: (variables: Variables, key: string) => Promise<Import>,
  onDone?: (result: Import) => void,
  taken: Pick<ActionOptions<Variables, Import>, 'success' | 'undo'> = {},
): Action<Variables, Import> {
  const client = useQueryClient();
  const runningText = useRunningText();
  return useAction<Variables, Import>(call, {
    idOf: () => undefined,
    onConflict: async (error) => runningText(error),
    onDone: (result) => {
      client.setQueryData(importQueries.keyOf(result.id), result);
      onDone?.(result);
    },
    invalidates: [...importQueries.lists, ...importQueries.cars],
    ...taken,
  });
}
