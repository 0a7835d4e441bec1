import type { Avtosalon } from '@karvon/api/main';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Link } from '@karvon/ui/Link';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Columns } from '@karvon/ui/Columns';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/format/date';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, ReasonedLink } from '../../shared/session/Reasoned';
import { CarCounts } from './CarCounts';
import { Facade } from './Facade';
import { onMap } from './on-map';
import { avtosalonQueries } from './queries';

const DeleteAvtosalon = lazyNamed(() => import('./DeleteAvtosalon'), 'DeleteAvtosalon');

/** One showroom: how buyers see it, and its cars. */
export function AvtosalonPage() {
  const { t } = useTranslation('avtosalons');
  const query = useQuery(avtosalonQueries.one(useIdParam()));
  return (
    <QueryBoundary
      query={query}
      page={{ title: t('one') }}
      skeleton={
        <Columns ratio="3:2" side={<CardSkeleton />}>
          <CardSkeleton />
        </Columns>
      }
    >
      {(avtosalon) => <AvtosalonView avtosalon={avtosalon} />}
    </QueryBoundary>
  );
}

function AvtosalonView({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { reason } = useMember().may('avtosalons.edit');
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, phone, region, district, address, latitude, longitude } = avtosalon;
  const point = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return (
    <Page
      title={name}
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('title'), href: paths.avtosalons.index }, { label: name }]}
        />
      }
      actions={
        <>
          <ReasonedButton
            variant="danger-ghost"
            icon={Trash2}
            reason={reason}
            onPress={() => setDeleting(true)}
          >
            {t('common:delete')}
          </ReasonedButton>
          <ReasonedLink
            variant="primary"
            icon={Pencil}
            href={paths.avtosalons.edit(id)}
            reason={reason}
          >
            {t('common:edit')}
          </ReasonedLink>
        </>
      }
    >
      <Columns
        ratio="3:2"
        side={
          <Card title={t('facts')}>
            <DefinitionList
              items={[
                { term: t('fields.status'), detail: t(`status.${avtosalon.status}`) },
                {
                  term: t('fields.phone'),
                  detail: <PhoneLink phone={phone} />,
                },
                {
                  term: t('form.hours'),
                  detail: t('hours', {
                    from: avtosalon.opening_time,
                    to: avtosalon.closing_time,
                  }),
                },
                { term: t('fields.region'), detail: region.translations[language].name },
                { term: t('fields.district'), detail: district?.translations[language].name },
                { term: t('fields.address'), detail: address },
                {
                  term: t('coordinates'),
                  detail: (
                    <Link
                      href={onMap({ latitude, longitude })}
                      target="_blank"
                      aria-label={`${point}, ${t('onMap')}`}
                    >
                      {point}
                    </Link>
                  ),
                },
                { term: t('added'), detail: formatDate(avtosalon.created_at, language) },
              ]}
            />
          </Card>
        }
      >
        <Facade avtosalon={avtosalon} />
        <Card
          title={t('carsTitle')}
          action={
            <LinkButton
              size="sm"
              icon={Plus}
              href={`${paths.autos.create}?avtosalon=${String(id)}`}
            >
              {t('addCar')}
            </LinkButton>
          }
        >
          <CarCounts avtosalon={avtosalon} isComplete />
        </Card>
      </Columns>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAvtosalon
            avtosalon={avtosalon}
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(paths.avtosalons.index, { replace: true })}
          />
        </Suspense>
      )}
    </Page>
  );
}

export { AvtosalonPage as Component };
