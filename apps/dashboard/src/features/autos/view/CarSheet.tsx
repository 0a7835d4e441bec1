import type { Auto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { PrintSheet } from '../../../shared/marketplace/PrintSheet/PrintSheet';
import { QrCode } from '../../../shared/marketplace/QrCode/QrCode';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../../shared/format/date';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { runtimeSettings } from '../../../shared/runtime-settings';
import { pricePair } from '../auto-labels';
import { titleOfAuto } from '../auto-rules';
import { useSheetFacts } from './auto-facts';
import { autoViewQueries } from './queries';
import { sheetCode } from './sheet-code';

export function CarSheet({ auto, onDone }: { auto: Auto; onDone: () => void }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const facts = useSheetFacts(auto);
  const salon = useQuery(autoViewQueries.salon(auto.avtosalon?.id));
  const { price, other } = pricePair(auto, language);
  const { year } = auto.core_car;
  const phones = [...(salon.data ? [salon.data.phone] : []), ...auto.additional_phones];
  const code = sheetCode(auto, phones[0], runtimeSettings().listingUrl);
  // Prints only after the request for the showroom's number has ended, even without a number.
  if (salon.isPending && salon.fetchStatus !== 'idle') return null;
  const day = formatDateShort(new Date(serverNow()).toISOString());
  return (
    <PrintSheet
      variant="poster"
      title={[titleOfAuto(auto), year].filter(Boolean).join(', ')}
      context={auto.avtosalon?.name}
      headline={price ?? t('card.noPrice')}
      code={
        code && (
          <>
            <QrCode size="fill" value={code.value} aria-label={t(`sheet.${code.opens}`)} />
            {t(`sheet.${code.opens}`)}
          </>
        )
      }
      note={[other !== undefined && `≈ ${other}`, t('sheet.priceOn', { day }), `ID ${auto.id}`]
        .filter(Boolean)
        .join(' · ')}
      onDone={onDone}
    >
      <DefinitionList
        items={[
          ...facts,
          {
            term: t('sheet.phone'),
            detail: phones.map((phone) => formatPhone(phone)).join(', '),
          },
        ]}
      />
    </PrintSheet>
  );
}
