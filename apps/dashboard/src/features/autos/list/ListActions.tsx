import { FileSpreadsheet, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import type { CsvButtonProps } from '../../../shared/resource/list/CsvButton';
import { FilesButton } from '../../../shared/resource/list/FilesButton';
import { usePanelLinks } from '../../../shared/resource/use-url-panel';
import { useMember } from '../../../shared/session/member';
import { PermittedLink } from '../../../shared/session/Reasoned';

export function ListActions() {
  const { t } = useTranslation('autos');
  const history = usePanelLinks('prices');
  return (
    <>
      <PermittedLink href={history.href('history')} needs="autos.manage">
        {t('priceHistory')}
      </PermittedLink>
      <PermittedLink icon={FileSpreadsheet} href={paths.autos.import()} needs="autos.manage">
        {t('import')}
      </PermittedLink>
      <PermittedLink icon={Rss} href={paths.autos.feeds} needs="autos.manage">
        {t('feeds')}
      </PermittedLink>
    </>
  );
}

/** Excel has the columns of an import. Purchases are for members who see costs. */
export function CarFilesButton(props: CsvButtonProps) {
  const { ok } = useMember().may('autos.costs');
  return (
    <FilesButton {...props} formats={['xlsx', ...(ok ? ['xlsx_costs' as const] : []), 'csv']} />
  );
}
