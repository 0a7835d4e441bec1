import type { Room } from '@karvon/api/chat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/feedback/toast';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fillTemplate, templateValues } from '../templates/fill-template';
import { templatesQuery } from '../templates/template-queries';
import { useRoomAddress } from './use-room-address';

/**
 * Quick replies of the dealership. Choosing one puts its words, filled with this room's, behind what is typed: the dealer reads
 * them before they go.
 */
export function useQuickReplies(
  room: Room,
  draft: { text: string; setText: (text: string) => void },
) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const address = useRoomAddress(room);
  const templates = useQuery(templatesQuery()).data?.results ?? [];
  return {
    replies: templates.map(({ id, title }) => ({ id, label: title })),
    choose: async (chosen: string | number) => {
      const template = templates.find(({ id }) => id === chosen);
      if (template === undefined) return;
      const needsAddress = template.text.includes('{address}');
      const values = templateValues(room, needsAddress ? await address() : undefined, language);
      const { text, missing } = fillTemplate(template.text, values);
      draft.setText(draft.text.trim() === '' ? text : `${draft.text.trimEnd()} ${text}`);
      if (missing.length > 0) {
        const names = missing.map((name) => `{${name}}`).join(', ');
        void toast({ tone: 'warn', title: t('templates.unfilled', { names }) });
      }
    },
  };
}
