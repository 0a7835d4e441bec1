import { Banner, BannerAction, BannerClose } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { IconButton } from '@karvon/ui/IconButton';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUndo } from '../feedback/use-undo';
import { formatDateTime } from '../format/date';
import { useLanguage } from '../i18n/use-language';
import { useText } from '../i18n/use-text';
import type { Draft, DraftOffer } from './draft';

export interface DraftOffersProps<Values> {
  draft: Pick<Draft<Values>, 'offers' | 'decline'>;
  describe: (offer: DraftOffer<Values>) => string;
  /** True when the draft is based on an earlier version of the row. */
  isOlder: (offer: DraftOffer<Values>) => boolean;
  onRestore: (offer: DraftOffer<Values>) => Promise<boolean>;
}

/** Offers one draft as a sentence, several as a list. After a restore the others stay offered. */
export function DraftOffers<Values>({
  draft: { offers, decline },
  describe,
  isOlder,
  onRestore,
}: DraftOffersProps<Values>) {
  const t = useText();
  const language = useLanguage();
  const offerUndo = useUndo();
  const [hasTaken, setTaken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [first] = offers;
  if (first === undefined) return null;

  const restore = async (offer: DraftOffer<Values>) => {
    if (!(await onRestore(offer))) return;
    setTaken(true);
    setOpen(false);
  };
  const discard = async (offer: DraftOffer<Values>) => {
    const takeBack = await decline(offer);
    if (takeBack !== undefined) offerUndo(t('common:draft.discarded'), () => void takeBack());
  };
  const time = ({ savedAt }: DraftOffer<Values>) => formatDateTime(savedAt, language);
  const detail = (offer: DraftOffer<Values>) =>
    [describe(offer), isOlder(offer) ? t('common:form.draftIsOlder') : '']
      .filter((text) => text !== '')
      .join('. ');
  if (!hasTaken && offers.length === 1) {
    return (
      <Banner
        role="status"
        title={t('common:draft.found', { time: time(first) })}
        action={
          <BannerAction onPress={() => restore(first)}>{t('common:draft.restore')}</BannerAction>
        }
        close={<BannerClose label={t('common:draft.discard')} onPress={() => discard(first)} />}
      >
        {detail(first)}
      </Banner>
    );
  }
  const title = t(hasTaken ? 'common:draft.others' : 'common:draft.several', {
    count: offers.length,
  });
  return (
    <Stack gap={2}>
      <Banner
        role="status"
        title={title}
        action={
          hasTaken && (
            <BannerAction onPress={() => setOpen(!isOpen)}>
              {t(isOpen ? 'common:draft.hide' : 'common:draft.show')}
            </BannerAction>
          )
        }
      />
      {(isOpen || !hasTaken) && (
        <Card padding="none">
          <RowList variant="flush" aria-label={title}>
            {offers.map((offer) => (
              <Row
                key={offer.key}
                title={describe(offer) || t('common:draft.untitled')}
                detail={isOlder(offer) ? t('common:form.draftIsOlder') : undefined}
                meta={<time dateTime={new Date(offer.savedAt).toISOString()}>{time(offer)}</time>}
                end={
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    aria-label={t('common:draft.discard')}
                    onPress={() => discard(offer)}
                  />
                }
                actions={
                  <Button size="sm" onPress={() => restore(offer)}>
                    {t('common:draft.restore')}
                  </Button>
                }
              />
            ))}
          </RowList>
        </Card>
      )}
    </Stack>
  );
}
