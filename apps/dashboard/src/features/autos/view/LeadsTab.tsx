import type { Auto, Lead } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../shared/format/phone';
import { PhoneLink } from '../../../shared/format/PhoneLink';
import { formatDayTime } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { LeadStatusBadge } from '../../../shared/status/LeadStatusBadge';
import { autoViewQueries } from './queries';
import { PagedTab } from './PagedTab';

export function LeadsTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation(['autos', 'common']);
  return (
    <PagedTab
      page={(page) => autoViewQueries.leads(auto.id, page)}
      emptyTitle={t('leads.empty')}
      moreLabel={t('common:showMore')}
    >
      {(leads) => (
        <RowList variant="divided">
          {leads.map((lead) => (
            <Row
              key={lead.id}
              title={
                <Link variant="quiet" href={paths.lead(lead.id)}>
                  {nameOf(lead)}
                </Link>
              }
              detail={<LeadFacts lead={lead} />}
              end={<LeadEnd lead={lead} />}
            />
          ))}
        </RowList>
      )}
    </PagedTab>
  );
}

const nameOf = ({ client_name, phone, id }: Lead): string =>
  client_name || (phone === undefined ? `№ ${String(id)}` : formatPhone(phone));

function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const now = useServerNow();
  const { type, created_at: at } = lead;
  return `${t(`leads.type.${type}`)} · ${formatDayTime(at, language, now)}`;
}

function LeadEnd({ lead: { status, room_id, phone } }: { lead: Lead }) {
  const { t } = useTranslation('autos');
  return (
    <Inline gap={3}>
      {room_id !== undefined && <Link href={paths.chat(room_id)}>{t('leads.toChat')}</Link>}
      {room_id === undefined && phone !== undefined && <PhoneLink phone={phone} />}
      <LeadStatusBadge status={status} />
    </Inline>
  );
}
