import type { Avtosalon } from '@karvon/api/main';
import { Building2, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { defineList, type ListCardProps } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useMember } from '../../shared/session/member';
import { useHoursText } from '../../shared/showroom/use-hours-text';
import { AvtosalonTile } from './AvtosalonTile';
import { CarCounts } from './CarCounts';
import { avtosalonFilters, avtosalonQueries } from './queries';
import type { Language } from '../../shared/i18n/languages';

const DeleteAvtosalon = lazyNamed(() => import('./DeleteAvtosalon'), 'DeleteAvtosalon');

const avtosalonList = defineList({
  title: 'avtosalons:title',
  filters: avtosalonFilters,
  page: avtosalonQueries.page,
  create: { href: paths.avtosalons.create, label: 'avtosalons:add', needs: 'avtosalons.edit' },
  empty: { icon: Building2, title: 'avtosalons:empty.title', text: 'avtosalons:empty.text' },
  Card: AvtosalonCard,
});

export function AvtosalonList() {
  const { t } = useTranslation('avtosalons');
  return (
    <ListPage
      list={avtosalonList}
      context={(count) => (count ? t('count', { count }) : t('lead'))}
    />
  );
}

function AvtosalonCard({ row: avtosalon }: ListCardProps<Avtosalon>) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const { reason } = useMember().may('avtosalons.edit');
  const { id, name, logo, facade_photo, status, phone } = avtosalon;
  const hoursText = useHoursText();
  return (
    <AvtosalonTile
      name={name}
      href={paths.avtosalons.view(id)}
      logo={logo.thumbnail}
      facade={facade_photo.thumbnail}
      address={addressOf(avtosalon, language)}
      hours={hoursText(avtosalon)}
      phone={formatPhone(phone)}
      isInactive={status === 'inactive'}
      menu={
        <RowMenu
          label={t('actionsOf', { name })}
          items={[
            {
              id: 'edit',
              label: t('common:edit'),
              icon: Pencil,
              href: paths.avtosalons.edit(id),
              reason,
            },
            {
              id: 'delete',
              label: t('common:delete'),
              icon: Trash2,
              tone: 'danger',
              renderWindow: (onClose) => (
                <DeleteAvtosalon avtosalon={avtosalon} onClose={onClose} />
              ),
              reason,
            },
          ]}
        />
      }
    >
      <CarCounts avtosalon={avtosalon} />
    </AvtosalonTile>
  );
}

export { AvtosalonList as Component };

function addressOf(
  { region, district, address }: Pick<Avtosalon, 'region' | 'district' | 'address'>,
  language: Language,
): string {
  return [(district ?? region).translations[language].name, address].join(', ');
}
