import type { Avtosalon } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Link } from '@karvon/ui/Link';
import { Button } from '@karvon/ui/Button';
import { Page } from '@karvon/ui/Page';
import { Columns } from '@karvon/ui/Columns';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Pencil, Plus, Trash2, EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/format/date';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { PagePath } from '../../shared/resource/view/PagePath';
import { viewPage } from '../../shared/resource/view/view-page';
import { useMember } from '../../shared/session/member';
import { useHoursText } from '../../shared/showroom/use-hours-text';
import { ReasonedButton, ReasonedLink } from '../../shared/session/Reasoned';
import { CarCounts } from './CarCounts';
import { avtosalonQueries } from './queries';
import { Badge } from '@karvon/ui/Badge';
import { CoverImage } from '../../shared/marketplace/CoverImage/CoverImage';

const onMap = ({ latitude, longitude }: Pick<Avtosalon, 'latitude' | 'longitude'>): string =>
  `https://yandex.uz/maps/?${new URLSearchParams({ pt: `${String(longitude)},${String(latitude)}`, z: '17', l: 'map' }).toString()}`;

const ShowroomMap = lazyNamed(() => import('./ShowroomMap'), 'ShowroomMap');
const DeleteAvtosalon = lazyNamed(() => import('./DeleteAvtosalon'), 'DeleteAvtosalon');

export const Component = viewPage({
  texts: 'avtosalons:',
  one: avtosalonQueries.one,
  View: AvtosalonView,
  skeleton: (
    <Columns ratio="3:2" side={<CardSkeleton />}>
      <CardSkeleton />
    </Columns>
  ),
});

function AvtosalonView({ entity: avtosalon }: { entity: Avtosalon }) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { reason } = useMember().may('avtosalons.edit');
  const hoursText = useHoursText();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, phone, region, district, address, latitude, longitude } = avtosalon;
  const point = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return (
    <Page
      title={name}
      breadcrumbs={<PagePath parent={{ label: t('title'), href: paths.avtosalons.index }} />}
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
            <Stack gap={3}>
              <DefinitionList
                items={[
                  { term: t('fields.status'), detail: t(`status.${avtosalon.status}`) },
                  {
                    term: t('fields.phone'),
                    detail: (
                      <Inline gap={6}>
                        {[phone, ...avtosalon.additional_phones].map((one) => (
                          <PhoneLink key={one} phone={one} />
                        ))}
                      </Inline>
                    ),
                  },
                  {
                    term: t('form.hours'),
                    detail: hoursText(avtosalon),
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
              <Suspense fallback={<Skeleton aspectRatio="5 / 3" radius="md" />}>
                <ShowroomMap avtosalon={avtosalon} />
              </Suspense>
            </Stack>
          </Card>
        }
      >
        <Facade avtosalon={avtosalon} />
        <Card
          title={t('carsTitle')}
          action={
            <Button size="sm" icon={Plus} href={`${paths.autos.create}?avtosalon=${String(id)}`}>
              {t('addCar')}
            </Button>
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
            onDeleted={() => navigate(paths.avtosalons.index, { replace: true })}
          />
        </Suspense>
      )}
    </Page>
  );
}

function Facade({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation('avtosalons');
  const { name, facade_photo, logo, status } = avtosalon;
  return (
    <CoverImage
      src={facade_photo.url}
      alt={t('facadeOf', { name })}
      logo={{ src: logo.thumbnail, alt: t('logoOf', { name }) }}
      badge={
        status === 'inactive' && (
          <Badge icon={EyeOff} isLifted>
            {t('status.inactive')}
          </Badge>
        )
      }
    />
  );
}
