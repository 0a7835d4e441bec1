import { Button } from '@karvon/ui/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActionTarget } from '../actions/action-target';
import { useAutoActions } from '../actions/auto-actions';
import type { CardFooter } from './card-footer';

/** The one action of a card's foot; nothing where there is only waiting. */
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
    <Button
      size="sm"
      variant={isRefresh ? 'soft' : 'secondary'}
      {...(isRefresh && { icon: RefreshCw })}
      isPending={actions.isPending(auto.id)}
      onPress={() => actions.start(action, auto)}
    >
      {label}
    </Button>
  );
}
