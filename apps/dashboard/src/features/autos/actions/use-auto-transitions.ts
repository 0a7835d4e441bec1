import { isApiError } from '@karvon/api/errors';
import type { Auto, AutoTransition } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { refreshRooms } from '../../../shared/chat/refresh-rooms';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { useAction, type ActionText } from '../../../shared/resource/use-action';
import { targetFor, transitionsOf, type AutoAction, type TransitionAction } from '../auto-rules';
import { autoCalls, autoQueries } from '../queries';
import type { ActionTarget } from './action-target';
import { freshAuto, refetchAutos, storeAuto, storeRefresh } from './auto-cache';

export type TransitionDetails = Omit<AutoTransition, 'to'>;

/** Target of an action. Contains nothing that changes with the car, so that a retry is the same request. */
interface Named {
  id: number;
  title: string;
}

interface Step extends Named {
  action: TransitionAction;
  body: AutoTransition;
}

export interface AutoTransitions {
  /** Resolves when the refresh is done or its error was shown. */
  refresh: (auto: ActionTarget) => Promise<unknown>;
  /** Moves the car to another status. Returns errors that the user can correct (422); a toast shows all others. */
  transition: (
    action: TransitionAction,
    auto: ActionTarget,
    details?: TransitionDetails,
  ) => Promise<'done' | 'failed' | { rejected: unknown }>;
}

/** The car came on sale, and is in no channel yet. */
const mayPost = ({ status, allowed_telegram: allowed }: Auto) =>
  status === 'active' &&
  allowed.some(({ action, code }) => action === 'send' && code === undefined);

export function useAutoTransitions(onDeleted?: () => void | Promise<void>): AutoTransitions {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation(['autos', 'common']);
  const failure = (action: AutoAction) => () => t(`autos:cannot.${action}`);

  const describe = async ({ id }: Named): Promise<ActionText | undefined> => {
    const now = await freshAuto(cache, id);
    void refetchAutos(cache);
    if (now === undefined) return undefined;
    const list = transitionsOf(now)
      .map((each) => t(`autos:noun.${each}`))
      .join(', ');
    return {
      title: `${t('autos:failed.changed')}: ${t(`autos:status.${now.status}`).toLowerCase()}`,
      description:
        list === '' ? t('autos:failed.nothingAllowed') : t('autos:failed.allowed', { list }),
    };
  };

  const refresh = useAction(({ id }: Named, key) => autoCalls.refresh(id, key), {
    success: (_, { title }) => ({ title: t('autos:done.refresh'), description: title }),
    onDone: (done) => storeRefresh(cache, done),
    // The error's own text contains the wait. This call only updates the screen.
    onConflict: async (_, auto) => {
      await describe(auto);
      return undefined;
    },
    failure: failure('refresh'),
  });

  const remove = useAction(({ id }: Named) => autoCalls.remove(id), {
    success: (_, { title }) => ({ title: t('autos:done.delete'), description: title }),
    undo: async (_, { id, title }) => {
      storeAuto(cache, await autoCalls.restore(id));
      void toast({ tone: 'success', title: t('autos:done.restore'), description: title });
    },
    invalidates: autoQueries.lists,
    removes: ({ id }) => autoQueries.one(id).queryKey,
    onDone: () => {
      void refreshRooms(cache);
      return onDeleted?.();
    },
    onConflict: (_, auto) => describe(auto),
    failure: failure('delete'),
  });

  const move = useAction(({ id, body }: Step) => autoCalls.transition(id, body), {
    success: (now: Auto, { action, title }) => {
      const { id, status } = now;
      const done = action === 'return' && status === 'moderation' ? 'returnModeration' : action;
      return {
        title: t(`autos:done.${done}`),
        description: title,
        ...(mayPost(now) && {
          action: {
            label: t('autos:action.channel'),
            onAction: () => void navigate(paths.channel.send([id])),
          },
        }),
      };
    },
    onDone: (now) => storeAuto(cache, now),
    onConflict: (_, auto) => describe(auto),
    failure: ({ action }) => t(`autos:cannot.${action}`),
    leaves: ['validation'],
  });

  return {
    refresh: ({ id, title }) => refresh.run({ id, title }),
    transition: async (action, auto, details = {}) => {
      const { id, title } = auto;
      if (action === 'delete') {
        const { status } = await remove.run({ id, title });
        return status;
      }
      const body = { to: targetFor(auto, action), ...details };
      const outcome = await move.run({ id, title, action, body });
      if (outcome.status === 'done') return 'done';
      if (!isApiError(outcome.error, 'validation')) return 'failed';
      const isIncomplete = action === 'submit' || action === 'return' || action === 'renew';
      if (!isIncomplete) return { rejected: outcome.error };
      void toast({
        tone: 'warn',
        title: t('autos:failed.incomplete'),
        description: t('autos:failed.incompleteText'),
        action: {
          label: t('autos:failed.toForm'),
          onAction: () => void navigate(paths.autos.edit(id)),
        },
      });
      return 'failed';
    },
  };
}
