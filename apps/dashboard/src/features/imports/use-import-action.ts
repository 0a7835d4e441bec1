import type { Import } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useAction, type Action } from '../../shared/resource/use-action';
import { importQueries } from './queries';

/** An action whose response is the import: it replaces the shown one. */
export function useImportAction<Variables = void>(
  call: (variables: Variables, key: string) => Promise<Import>,
  onDone?: (result: Import) => void,
): Action<Variables, Import> {
  const client = useQueryClient();
  return useAction<Variables, Import>(call, {
    idOf: () => undefined,
    onDone: (result) => {
      client.setQueryData(importQueries.keyOf(result.id), result);
      onDone?.(result);
    },
    invalidates: [...importQueries.lists, ...importQueries.cars],
  });
}
