import type { Room } from '@karvon/api/chat';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../../../shared/format/PhoneLink';
import { paths } from '../../../shared/paths';
import { LeadStatusBadge } from '../../../shared/status/LeadStatusBadge';
import { WaitingTime } from '../../../shared/status/WaitingTime';
import { leadPath } from './lead-path';
import type { TFunction } from 'i18next';

const sources = [
  'listing',
  'avtosalon_page',
  'search',
  'campaign',
  'trade_in',
  'dealer',
  'telegram',
] as const;

/** Label of a lead's source. An unknown source is shown as sent. */
function sourceLabel(source: string, t: TFunction<'chat'>): string {
  const known = sources.find((each) => each === source);
  return known === undefined ? source : t(`source.${known}`);
}

export function RoomLead({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const { lead, phone, viewed_autos: seen } = room;
  const path = leadPath(room);
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Heading level={2} size="md">
          {t('context.lead')}
        </Heading>
        {lead !== undefined && <LeadStatusBadge status={lead.status} />}
      </Inline>
      {lead === undefined && (
        <Text as="p" size="sm" tone="muted">
          {t('context.noLead')}
        </Text>
      )}
      <DefinitionList
        items={[
          {
            term: t('context.phone'),
            detail: phone !== undefined && <PhoneLink phone={phone} />,
          },
          { term: t('context.source'), detail: lead && sourceLabel(lead.source, t) },
          {
            term: t('context.waiting'),
            detail: room.waiting_since !== undefined && <WaitingTime since={room.waiting_since} />,
          },
          { term: t('context.manager'), detail: lead?.responsible?.full_name },
          {
            term: t('context.alsoSeen'),
            detail: seen.length > 0 && (
              <Stack gap={1} as="ul">
                {seen.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={paths.autos.view(id)}>{title}</Link>
                  </li>
                ))}
              </Stack>
            ),
          },
        ]}
      />
      {path !== undefined && (
        <Button size="sm" isFullWidth href={path}>
          {t('actions.openLead')}
        </Button>
      )}
    </Stack>
  );
}
