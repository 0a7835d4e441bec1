import type { Avtosalon } from '@karvon/api/main';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu } from '@karvon/ui/Menu';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { addressOf } from '../address';
import { AvtosalonPlate } from '../AvtosalonPlate';
import { CarCounts } from '../CarCounts';

const DeleteAvtosalon = lazy(async () => ({
  default: (await whenReachable(() => import('../delete/DeleteAvtosalon'))).DeleteAvtosalon,
}));

/** One showroom of the list, with its cars by status. */
export function AvtosalonCard({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, logo, facade_photo, status, opening_time, closing_time, phone } = avtosalon;
  return (
    <>
      <AvtosalonPlate
        name={name}
        href={paths.avtosalons.view(id)}
        logo={logo.thumbnail}
        facade={facade_photo.thumbnail}
        address={addressOf(avtosalon, language)}
        hours={t('hours', { from: opening_time, to: closing_time })}
        phone={formatPhone(phone)}
        isInactive={status === 'inactive'}
        menu={
          <Menu
            aria-label={t('common:actions')}
            placement="bottom end"
            trigger={
              <IconButton
                size="sm"
                icon={Ellipsis}
                aria-label={t('actionsOf', { name })}
                tooltip=""
              />
            }
            items={[
              {
                id: 'edit',
                label: t('common:edit'),
                icon: Pencil,
                href: paths.avtosalons.edit(id),
              },
              {
                id: 'delete',
                label: t('common:delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: () => setDeleting(true),
              },
            ]}
          />
        }
      >
        <CarCounts avtosalon={avtosalon} />
      </AvtosalonPlate>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAvtosalon avtosalon={avtosalon} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
