import type { Permission } from '@karvon/api/main';
import { Menu } from '@karvon/ui/Menu';
import { ChevronDown, Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { whenReachable } from '../../routing/when-reachable';
import { useMember } from '../../session/member';
import { ReasonedButton } from '../../session/Reasoned';
import type { CsvPeriod, FileFormat } from './save-csv';

/** The server's limit. Spreadsheets open larger files slowly. */
const mostRows = 20_000;

export interface CsvButtonProps {
  fileName: string;
  needs?: Permission | undefined;
  /** Rows of the file. Undefined until known. */
  count: number | undefined;
  /** Period in the file's name. @default none */
  period?: CsvPeriod | undefined;
  call: (format: FileFormat) => Promise<unknown>;
  /** A choice in a menu. @default CSV alone */
  formats?: readonly FileFormat[] | undefined;
}

export function CsvButton({ fileName, needs, count, period, call, formats }: CsvButtonProps) {
  const { may } = useMember();
  const t = useText();
  const save = async (format: FileFormat) => {
    const [{ saveCsv }, csv] = await Promise.all([
      whenReachable(() => import('./save-csv')),
      call(format),
    ]);
    saveCsv(fileName, csv, period, format);
  };
  const isTooLong = count !== undefined && count > mostRows;
  const reason = needs === undefined ? undefined : may(needs).reason;
  const button = {
    reason: reason ?? (isTooLong ? t('common:csvTooMany') : undefined),
    icon: Download,
    isDisabled: count === undefined || count === 0,
  };
  if (formats !== undefined) {
    const labels = {
      xlsx: t('common:excel'),
      xlsx_costs: t('common:excelCosts'),
      csv: t('common:csvUnknown'),
    };
    const shown = formats.filter((format) => format !== 'xlsx_costs' || may('autos.costs').ok);
    return (
      <Menu
        aria-label={t('common:download')}
        trigger={
          <ReasonedButton {...button} iconEnd={ChevronDown}>
            {count === undefined ? t('common:download') : t('common:downloadRows', { count })}
          </ReasonedButton>
        }
        items={shown.map((format) => ({
          id: format,
          label: labels[format],
          onAction: () => save(format),
        }))}
      />
    );
  }
  return (
    <ReasonedButton {...button} onPress={() => save('csv')}>
      {count === undefined ? t('common:csvUnknown') : t('common:csv', { count })}
    </ReasonedButton>
  );
}
