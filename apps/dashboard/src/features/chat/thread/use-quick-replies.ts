import type { Room, Template, RoomAuto } from '@karvon/api/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buyerLanguage } from '../../../shared/chat/buyer-language';
import { loadedMessages, messagesQuery } from '../../../shared/chat/chat-queries';
import { toast } from '../../../shared/feedback/toast';
import { useLanguage } from '../../../shared/i18n/use-language';
import {
  fillTemplate,
  templateValues,
  textFor,
  type TemplateName,
} from '../templates/fill-template';
import { chatQueries } from '../queries';
import { isApiError } from '@karvon/api/errors';
import { storeRoomPart } from '../../../shared/chat/store-room';
import { minute } from '../../../shared/time';

/** Address of the room's showroom, or of the only one. Undefined when unknown. */
function useRoomAddress(room: Pick<Room, 'car'>): () => Promise<string | undefined> {
  const cache = useQueryClient();
  return async () => {
    try {
      const { results } = await cache.fetchQuery(chatQueries.avtosalons());
      const [only, ...others] = results;
      if (only === undefined || others.length === 0) return only?.address;
      if (room.car === undefined) return undefined;
      const car = await cache.fetchQuery(chatQueries.auto(room.car.id, minute));
      return results.find(({ id }) => id === car.avtosalon?.id)?.address;
    } catch {
      // The reply then names the missing placeholder.
      return undefined;
    }
  };
}

/** Appends a reply's text to the field for the dealer to check, in the language of the buyer's last message. */
export function useQuickReplies(room: Room, draft: { addText: (addedText: string) => void }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const cache = useQueryClient();
  const { queryKey: key } = messagesQuery(room.id);
  const address = useRoomAddress(room);
  const freshCar = useFreshCar(room);
  // Guards against a second press while values load, which would insert the reply twice.
  const isFilling = useRef(false);
  const templates = useQuery(chatQueries.templates()).data?.results ?? [];

  const fill = async (template: Template): Promise<void> => {
    const { text: chosen, language: spoken = language } = textFor(
      template,
      buyerLanguage(loadedMessages(cache.getQueryData(key)?.pages ?? [])) ?? language,
    );
    const needs = (name: TemplateName) => chosen.includes(`{${name}}`);
    const [{ car, error }, where] = await Promise.all([
      needs('price') ? freshCar() : { car: room.car, error: undefined },
      needs('address') ? address() : undefined,
    ]);
    const { text, missing } = fillTemplate(chosen, templateValues(car, where, spoken));
    draft.addText(text);
    if (error !== undefined) void toast({ tone: 'warn', title: t('templates.noPrice') });
    const unknown = missing.filter((name) => name !== 'price' || error === undefined);
    if (unknown.length > 0) {
      const names = unknown.map((name) => `{${name}}`).join(', ');
      void toast({ tone: 'warn', title: t('templates.unfilled', { names }) });
    }
  };

  return {
    replies: templates.map(({ id, title }) => ({ id, label: title })),
    choose: async (chosen: string | number) => {
      const template = templates.find(({ id }) => id === chosen);
      if (template === undefined || isFilling.current) return;
      isFilling.current = true;
      try {
        await fill(template);
      } finally {
        isFilling.current = false;
      }
    },
  };
}

interface FreshCar {
  car: RoomAuto | undefined;
  error: unknown;
}

/** Refetches the car and updates the room: a buyer must not get an old price. */
function useFreshCar({ id, car }: Pick<Room, 'id' | 'car'>): () => Promise<FreshCar> {
  const cache = useQueryClient();
  return async () => {
    if (car === undefined) return { car, error: undefined };
    const { price: _price, ...priceless } = car;
    try {
      const { price, currency } = await cache.fetchQuery(chatQueries.auto(car.id, 0));
      if (price !== car.price || currency !== car.currency) {
        storeRoomPart(cache, id, { car: { id: car.id, price, currency } });
      }
      return {
        car: { ...priceless, currency, ...(price !== undefined && { price }) },
        error: undefined,
      };
    } catch (error) {
      return { car: priceless, error: isApiError(error, 'not_found') ? undefined : error };
    }
  };
}
