import type { AutoSummary } from '@karvon/api/main';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { cardFooter, type CardFooter } from './card-footer';
import { footerContent, type FooterContent } from './footer-content';

/** What a car waits for or asks for, by the server's clock, and its words. */
export function useCardFooter(auto: AutoSummary): { footer: CardFooter; content: FooterContent } {
  const { t } = useTranslation(['autos']);
  const language = useLanguage();
  const minute = useServerNow();
  // A countdown on screen reaches zero between two minutes.
  const [doneAt, setDoneAt] = useState(0);
  const now = Math.max(minute, doneAt);
  const footer = cardFooter(auto, now);
  const onDone = () => setDoneAt(Date.parse(auto.next_update_at ?? '') || 0);
  return { footer, content: footerContent(footer, auto, { t, language, now, onDone }) };
}
