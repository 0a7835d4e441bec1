import { isApiError, isRetryable } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { Auto, AutoTransition } from '@karvon/api/main';
import { deleteAuto, refreshAuto, restoreAuto, transitionAuto } from '@karvon/api/main/autos';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../shared/feedback/error-text';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { targetFor, transitionsOf, type AutoAction, type TransitionAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import { freshAuto, refetchAutos, storeAuto, storeRefresh } from './auto-cache';

/** What belongs to a step beside its target: sale price, reason, lead, note. */
export type TransitionDetails = Omit<AutoTransition, 'to'>;

export interface ActionRunner {
  isPending: (id: number) => boolean;
  refresh: (auto: ActionTarget) => Promise<void>;
  /**
   * Moves the car. What the user can mend in the window (422) comes back to be shown there; everything else is said by a toast.
   */
  transition: (
    action: TransitionAction,
    auto: ActionTarget,
    details?: TransitionDetails,
  ) => Promise<'done' | 'failed' | { rejected: unknown }>;
}

/**
 * Does actions on cars and tells what came of them.
 *
 * @param onDeleted called when a car is gone, to leave its page
 */
export function useActionRunner(onDeleted?: () => void): ActionRunner {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation(['autos', 'common']);
  const errorText = useErrorText();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  // A refresh that may have arrived is repeated under its own key, or it would count twice.
  const keys = useRef(new Map<number, string>());

  const during = async <Result>(id: number, work: () => Promise<Result>): Promise<Result> => {
    setPending((now) => new Set(now).add(id));
    try {
      return await work();
    } finally {
      setPending((now) => new Set([...now].filter((each) => each !== id)));
    }
  };

  const sayFailure = async (action: AutoAction, auto: ActionTarget, error: unknown) => {
    if (isApiError(error, 'unauthorized', 'aborted')) return;
    if (isApiError(error, 'conflict', 'not_found')) {
      const now = await freshAuto(cache, auto.id);
      void refetchAutos(cache);
      const allowed = now === undefined ? [] : transitionsOf(now);
      const list = allowed.map((each) => t(`autos:noun.${each}`)).join(', ');
      const isRefresh = action === 'refresh' || now === undefined;
      void toast({
        tone: 'warn',
        title: isRefresh
          ? errorText(error).text
          : `${t('autos:failed.changed')}: ${t(`autos:status.${now.status}`).toLowerCase()}`,
        ...(!isRefresh && {
          description:
            list === '' ? t('autos:failed.nothingAllowed') : t('autos:failed.allowed', { list }),
        }),
      });
      return;
    }
    void toast({
      tone: 'danger',
      title: t(`autos:cannot.${action}`),
      description: errorText(error).text,
    });
  };

  const undoDelete = async (auto: ActionTarget) => {
    try {
      const restored = await restoreAuto(auto.id);
      storeAuto(cache, restored);
      void toast({ tone: 'success', title: t('autos:done.restore'), description: auto.title });
    } catch (error) {
      void toast({ tone: 'danger', title: errorText(error).text });
    }
  };

  const sayDone = (action: TransitionAction, auto: ActionTarget, now: Auto) => {
    const doneKey =
      action === 'return' && now.status === 'moderation' ? 'returnModeration' : action;
    void toast({ tone: 'success', title: t(`autos:done.${doneKey}`), description: auto.title });
  };

  const remove = async (auto: ActionTarget) => {
    await deleteAuto(auto.id);
    onDeleted?.();
    void refetchAutos(cache);
    void toast({
      tone: 'info',
      title: t('autos:done.delete'),
      description: auto.title,
      undo: true,
      action: { label: t('common:undo'), onAction: () => void undoDelete(auto) },
    });
  };

  return {
    isPending: (id) => pending.has(id),
    refresh: (auto) =>
      during(auto.id, async () => {
        const key = keys.current.get(auto.id) ?? idempotencyKey();
        keys.current.set(auto.id, key);
        try {
          storeRefresh(cache, await refreshAuto(auto.id, { 'Idempotency-Key': key }));
          keys.current.delete(auto.id);
          void toast({ tone: 'success', title: t('autos:done.refresh'), description: auto.title });
        } catch (error) {
          if (!isRetryable(error)) keys.current.delete(auto.id);
          await sayFailure('refresh', auto, error);
        }
      }),
    transition: (action, auto, details = {}) =>
      during(auto.id, async () => {
        try {
          if (action === 'delete') {
            await remove(auto);
            return 'done';
          }
          const now = await transitionAuto(auto.id, { to: targetFor(auto, action), ...details });
          storeAuto(cache, now);
          sayDone(action, auto, now);
          return 'done';
        } catch (error) {
          if (isApiError(error, 'validation')) {
            const isIncomplete = action === 'submit' || action === 'return' || action === 'renew';
            if (!isIncomplete) return { rejected: error };
            void toast({
              tone: 'warn',
              title: t('autos:failed.incomplete'),
              description: t('autos:failed.incompleteText'),
              action: {
                label: t('autos:failed.toForm'),
                onAction: () => void navigate(paths.autos.edit(auto.id)),
              },
            });
            return 'failed';
          }
          await sayFailure(action, auto, error);
          return 'failed';
        }
      }),
  };
}
