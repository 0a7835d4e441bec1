import type { Room, Template } from '@karvon/api/chat';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/feedback/toast';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fillTemplate, templateValues, type TemplateName } from '../templates/fill-template';
import { chatQueries } from '../queries';
import { useFreshCar } from './use-fresh-car';
import { useRoomAddress } from './use-room-address';

/**
 * Quick replies of the dealership. Choosing one puts its words, filled with this room's, behind what is typed: the dealer reads
 * them before they go.
 */
export function useQuickReplies(room: Room, draft: { addText: (addedText: string) => void }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const address = useRoomAddress(room);
  const freshCar = useFreshCar(room);
  // What a reply needs is asked for: pressed again meanwhile, it would stand there twice.
  const isFilling = useRef(false);
  const templates = useQuery(chatQueries.templates()).data?.results ?? [];

  const fill = async (template: Template): Promise<void> => {
    const needs = (name: TemplateName) => template.text.includes(`{${name}}`);
    const [{ car, error }, where] = await Promise.all([
      needs('price') ? freshCar() : { car: room.car, error: undefined },
      needs('address') ? address() : undefined,
    ]);
    const values = templateValues(car, where, language);
    const { text, missing } = fillTemplate(template.text, values);
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
