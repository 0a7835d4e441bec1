import type { Room, Template } from '@karvon/api/chat';
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
import { useFreshCar } from './use-fresh-car';
import { useRoomAddress } from './use-room-address';

/**
 * Quick replies of the dealership. Choosing one puts its text, filled with this room's, behind what is typed: the dealer reads
 * them before they go. They are in the language that the buyer wrote last.
 */
export function useQuickReplies(room: Room, draft: { addText: (addedText: string) => void }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const cache = useQueryClient();
  const { queryKey: key } = messagesQuery(room.id);
  const address = useRoomAddress(room);
  const freshCar = useFreshCar(room);
  // What a reply needs is asked for: pressed again meanwhile, it would be there twice.
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
