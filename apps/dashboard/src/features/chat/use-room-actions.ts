import { isApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { Room, RoomUpdate } from '@karvon/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roomQuery } from '../../shared/chat/chat-queries';
import { storeRoomPart } from '../../shared/chat/store-room';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import type { SharedTextCalls } from '../../shared/form/use-shared-text';
import { undoLeadStatus } from '../../shared/status/undo-lead-status';
import { chatCalls, refetchAuto } from './queries';

export type RoomAction = 'contacted' | 'pin' | 'block' | 'mute' | 'reserve';

export interface RoomActions {
  pending: RoomAction | undefined;
  /** Covers all waiting leads of the buyer. The toast offers to undo it. */
  markContacted: () => Promise<void>;
  setPinned: (isPinned: boolean) => Promise<void>;
  setBlocked: (isBlocked: boolean) => Promise<void>;
  /** Takes no more messages from the buyer's Telegram. The toast offers to undo it. */
  setMuted: (isMuted: boolean) => Promise<void>;
  /** The field shows the result itself. */
  note: SharedTextCalls;
  reserve: () => Promise<void>;
}

export function useRoomActions(room: Room): RoomActions {
  const { t } = useTranslation(['chat', 'common']);
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [pending, setPending] = useState<RoomAction>();

  const during = async (action: RoomAction, work: () => Promise<void>): Promise<void> => {
    setPending(action);
    try {
      await work();
    } catch (error) {
      if (isApiError(error, 'unauthorized', 'aborted')) return;
      void toast({
        tone: 'danger',
        title: t('actions.failed'),
        description: errorText(error).text,
      });
    } finally {
      setPending(undefined);
    }
  };

  const change = async (changes: RoomUpdate, on?: { version: number }) => {
    const { note, version } = await chatCalls.updateRoom(room.id, changes, on);
    // The service may trim the note. Other properties of the response may be older than the cache.
    const part = { ...changes, ...(changes.note !== undefined && { note }), version };
    storeRoomPart(cache, room.id, part);
    return { text: note, version };
  };

  /** One conversation answers all waiting leads of the buyer. @returns the other leads that were marked */
  const markLeads = async ({ id }: NonNullable<Room['lead']>): Promise<number[]> => {
    const { status, buyer } = await chatCalls.updateLead(id, { status: 'contacted' });
    storeRoomPart(cache, room.id, { lead: { id, status } });
    const ids = buyer.new_lead_ids;
    if (ids.length === 0) return [];
    const body = { ids, status: 'contacted' as const };
    const { results } = await chatCalls.updateLeads(body, idempotencyKey());
    return ids.filter((one) => !results.some((row) => row.id === one && !row.ok));
  };

  const takeMarksBack = async (id: number, others: readonly number[]): Promise<void> => {
    const { results } = await undoLeadStatus([id, ...others]);
    const status = results.find((row) => row.id === id)?.lead?.status;
    if (status !== undefined) storeRoomPart(cache, room.id, { lead: { id, status } });
  };

  const setMuted = (muted: boolean): Promise<void> =>
    during('mute', async () => {
      const { telegram, version } = await chatCalls.updateRoom(room.id, { muted });
      storeRoomPart(cache, room.id, { telegram, version });
      void toast({
        tone: 'info',
        title: t(muted ? 'actions.muted' : 'actions.unmuted'),
        description: room.username,
        ...(muted && {
          undo: true,
          action: { label: t('common:undo'), onAction: () => void setMuted(false) },
        }),
      });
    });

  return {
    pending,
    markContacted: () =>
      during('contacted', async () => {
        const { lead } = room;
        if (lead === undefined) return;
        const others = await markLeads(lead);
        const count = 1 + others.length;
        void toast({
          tone: 'success',
          title: count === 1 ? t('actions.contactedDone') : t('actions.contactedMany', { count }),
          description: room.username,
          undo: true,
          action: {
            label: t('common:undo'),
            onAction: () => void during('contacted', () => takeMarksBack(lead.id, others)),
          },
        });
      }),
    setPinned: (is_pinned) => during('pin', async () => void (await change({ is_pinned }))),
    setBlocked: (is_blocked) =>
      during('block', async () => {
        await change({ is_blocked });
        void toast({
          tone: 'info',
          title: t(is_blocked ? 'actions.blocked' : 'actions.unblocked'),
          description: room.username,
        });
      }),
    setMuted,
    note: {
      save: (note, version) => change({ note }, { version }),
      read: async () => {
        const { note, version } = await cache.fetchQuery({ ...roomQuery(room.id), staleTime: 0 });
        storeRoomPart(cache, room.id, { note, version });
        return { text: note, version };
      },
    },
    reserve: () =>
      during('reserve', async () => {
        const { car, lead } = room;
        if (car === undefined) return;
        const auto = await chatCalls.transitionAuto(car.id, {
          to: 'barakami',
          ...(lead !== undefined && { lead_id: lead.id }),
        });
        const { status, allowed_transitions, reserved_until } = auto;
        const { id } = car;
        storeRoomPart(cache, room.id, { car: { id, status, allowed_transitions, reserved_until } });
        refetchAuto(cache, id);
        void toast({ tone: 'success', title: t('context.reserved'), description: car.title });
      }),
  };
}
