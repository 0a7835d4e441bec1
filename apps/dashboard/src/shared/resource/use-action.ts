import { ApiError, isApiError, isRetryable, type ErrorKind } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import { partialMatchKey, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../feedback/error-text';
import { errorToast } from '../feedback/error-toast';
import type { ToastMessage } from '@karvon/ui/Toast';
import { toast } from '../feedback/toast';
import { useText } from '../i18n/use-text';
import { isOffline } from '../offline/network';
import { rememberUndo } from './last-undo';

export interface ActionText {
  title: string;
  description?: string | undefined;
  /** Next step after a success that cannot be undone. */
  action?: ToastMessage['action'];
}

export interface ActionOptions<Variables, Result> {
  /** Text of the toast. Omit it when the screen already shows the result. */
  success?: (result: Result, variables: Variables) => ActionText | undefined;
  /** The toast of `success` offers it for ten seconds, unless its text has an action. */
  undo?: (result: Result, variables: Variables) => Promise<unknown>;
  /** Updates the cache before the response. Returns a rollback for a failure. Requires `undo`. */
  optimistic?: (variables: Variables) => () => void;
  /** Writes the response to the cache, and leaves the page of a removed row. */
  onDone?: (result: Result, variables: Variables) => void | Promise<void>;
  /** Key prefixes to refetch after a success or a conflict. */
  invalidates?: readonly QueryKey[];
  /** Key prefix of a removed row. Not refetched: its page stays until the next one renders, and would show a 404. */
  removes?: (variables: Variables) => QueryKey;
  /** Text for 404 and 409. Undefined shows the error's own text. */
  onConflict?: (error: ApiError, variables: Variables) => Promise<ActionText | undefined>;
  /** Title for other failures: «Не получилось поднять». @default the error's own */
  failure?: (variables: Variables) => string;
  /** Kinds of errors that the caller shows next to its fields. They appear only in the outcome. */
  leaves?: readonly ErrorKind[];
  /** Row that a call changes. @default the variables, or their `id` */
  idOf?: (variables: Variables) => number | undefined;
  /** True for an action that needs no server. @default false */
  worksOffline?: boolean;
}

export type Outcome<Result> =
  | { status: 'done'; result: Result }
  | { status: 'failed'; error: unknown };

export interface Action<Variables, Result> {
  run: (variables: Variables) => Promise<Outcome<Result>>;
  /** True while an action of this row, or of any row, is pending. */
  isPending: (id?: number) => boolean;
}

/**
 * An action on a row: reports the result, offers undo, and refetches the affected data. A call whose response was lost is repeated under the same key.
 *
 * @param call a call of `queries.ts`, which sends `key` as its `Idempotency-Key` if the operation takes one
 * @example
 * const remove = useAction(employeeCalls.remove, { success: () => ({ title: t('deleted') }), undo: (_, id) =>
 * employeeCalls.restore(id),
 * invalidates: [employeeQueries.lists] });
 */
export function useAction<Variables = void, Result = void>(
  call: (variables: Variables, key: string) => Promise<Result>,
  options: ActionOptions<Variables, Result> = {},
): Action<Variables, Result> {
  const client = useQueryClient();
  const t = useText();
  const errorText = useErrorText();
  const keys = useRef(new Map<string, string>());
  const [pending, setPending] = useState<readonly (number | undefined)[]>([]);
  const { success, undo, onDone, onConflict, idOf = rowOf } = options;

  const refresh = (removed?: QueryKey) =>
    Promise.all(
      (options.invalidates ?? []).map((queryKey) =>
        client.invalidateQueries({
          queryKey,
          predicate: (query) => removed === undefined || !partialMatchKey(query.queryKey, removed),
        }),
      ),
    );

  const { mutateAsync } = useMutation<Result, Error, Variables, (() => void) | undefined>({
    mutationFn: (variables) => callUnderItsKey(keys.current, call, variables),
    onMutate: (variables) => options.optimistic?.(variables),
    onError: (_, __, takeBack) => takeBack?.(),
  });

  const reportFailure = async (error: unknown, variables: Variables) => {
    if (isApiError(error, 'unauthorized', 'aborted', ...(options.leaves ?? []))) return;
    const { title, text, wait } = errorText(error);
    if (isApiError(error, 'conflict', 'not_found')) {
      void refresh();
      const now = await onConflict?.(error, variables);
      void toast({ tone: 'warn', ...(now ?? { title: text }) });
      return;
    }
    void toast(errorToast(error, { wait, title: options.failure?.(variables) ?? title }));
  };

  const takeBack = async (result: Result, variables: Variables) => {
    const taken = await outcomeOf(async () => {
      await undo?.(result, variables);
      await refresh();
    });
    if (taken.status === 'failed')
      void toast({ tone: 'danger', title: errorText(taken.error).text });
  };

  const reportSuccess = (result: Result, variables: Variables) => {
    const text = success?.(result, variables);
    if (text === undefined) return;
    const isUndoable = undo !== undefined && text.action === undefined;
    const shown = toast({
      tone: isUndoable ? 'info' : 'success',
      ...text,
      ...(isUndoable && {
        undo: true,
        action: { label: t('common:undo'), onAction: () => void takeBack(result, variables) },
      }),
    });
    if (!isUndoable) return;
    rememberUndo(() => {
      // The open toast would offer the same undo a second time.
      void shown.then((close) => close());
      return takeBack(result, variables);
    });
  };

  const run = async (variables: Variables): Promise<Outcome<Result>> => {
    // A disabled button already explains this; a keyboard shortcut has no button.
    if (isOffline() && options.worksOffline !== true) {
      const error = new ApiError({ kind: 'offline' });
      await reportFailure(error, variables);
      return { status: 'failed', error };
    }
    const id = idOf(variables);
    setPending((now) => [...now, id]);
    const outcome = await outcomeOf(async () => {
      const result = await mutateAsync(variables);
      await onDone?.(result, variables);
      void refresh(options.removes?.(variables));
      reportSuccess(result, variables);
      return result;
    });
    if (outcome.status === 'failed') await outcomeOf(() => reportFailure(outcome.error, variables));
    setPending((now) => now.toSpliced(now.indexOf(id), 1));
    return outcome;
  };

  return {
    run,
    isPending: (id) => (id === undefined ? pending.length > 0 : pending.includes(id)),
  };
}

/** Never rejects. Outside of the hook: React's compiler skips a hook with `try`, and each row would render with its list. */
async function outcomeOf<Result>(action: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { status: 'done', result: await action() };
  } catch (error) {
    return { status: 'failed', error };
  }
}

/** A call that may have reached the server keeps its key, so that it does not count twice. */
async function callUnderItsKey<Variables, Result>(
  keys: Map<string, string>,
  call: (variables: Variables, key: string) => Promise<Result>,
  variables: Variables,
): Promise<Result> {
  const name = JSON.stringify(variables) ?? '';
  const key = keys.get(name) ?? idempotencyKey();
  keys.set(name, key);
  const outcome = await outcomeOf(() => call(variables, key));
  if (outcome.status === 'done' || !isRetryable(outcome.error)) keys.delete(name);
  if (outcome.status === 'failed') throw outcome.error;
  return outcome.result;
}

function rowOf(variables: unknown): number | undefined {
  if (typeof variables === 'number') return variables;
  const hasId = typeof variables === 'object' && variables !== null && 'id' in variables;
  return hasId && typeof variables.id === 'number' ? variables.id : undefined;
}
