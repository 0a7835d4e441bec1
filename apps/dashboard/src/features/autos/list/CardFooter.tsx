import type { AutoSummary } from '@karvon/api/main';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ActionTarget } from '../actions/action-target';
import { useAutoActions } from '../actions/auto-actions';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { cardFooter, type CardFooter } from './card-footer';
import { footerContent, type FooterContent } from './footer-content';

export function useCardFooter(auto: AutoSummary): { footer: CardFooter; content: FooterContent } {
  const { t } = useTranslation(['autos']);
  const language = useLanguage();
  const minute = useServerNow();
  // The countdown can reach zero between two ticks of the clock, which has minutes.
  const [doneAt, setDoneAt] = useState(0);
  const now = Math.max(minute, doneAt);
  const footer = cardFooter(auto, now);
  const onDone = () => setDoneAt(Date.parse(auto.next_update_at ?? '') || 0);
  return { footer, content: footerContent(footer, auto, { t, language, now, onDone }) };
}

export function FooterAction({ footer, auto }: { footer: CardFooter; auto: ActionTarget }) {
  const { t } = useTranslation('autos');
  const actions = useAutoActions();
  const action = 'action' in footer ? footer.action : undefined;
  if (action === undefined) return null;
  const label =
    footer.kind === 'declined'
      ? t('action.fix')
      : footer.kind === 'draft'
        ? t('action.finish')
        : action === 'return'
          ? t('action.returnShort')
          : t(`action.${action}`);
  const isRefresh = action === 'refresh';
  return (
    <ReasonedButton
      size="sm"
      variant={isRefresh ? 'soft' : 'secondary'}
      icon={isRefresh ? RefreshCw : undefined}
      isPending={actions.isPending(auto.id)}
      onPress={() => actions.start(action, auto)}
    >
      {label}
    </ReasonedButton>
  );
}
