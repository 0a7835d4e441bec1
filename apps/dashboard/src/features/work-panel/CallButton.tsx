import { Button } from '@karvon/ui/Button';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Phone } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../shared/table/use-screen';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { callRound } from './call-round';
import type { CallPopoverProps } from './CallPopover';
import { panelParts } from './panel-parts';

// For a window that grows.
const LateCallPopover = lazyNamed(panelParts.load, 'CallPopover');

/** Calls a buyer: a phone dials, a desktop shows the number. */
export function CallButton(props: CallPopoverProps) {
  const { t } = useTranslation('work-panel');
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <LinkButton
        size="sm"
        variant="soft"
        icon={Phone}
        href={`tel:${props.phone}`}
        onPress={() => callRound.begin(props.lead.id)}
      >
        {t('leads.call')}
      </LinkButton>
    );
  const { CallPopover } = panelParts.ifLoaded() ?? { CallPopover: LateCallPopover };
  const place = (
    <Button size="sm" variant="soft" icon={Phone} isDisabled>
      {t('leads.call')}
    </Button>
  );
  return (
    <Suspense fallback={place}>
      <CallPopover {...props} />
    </Suspense>
  );
}
