import { Menu } from '@karvon/ui/Menu';
import { ChevronDown, Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { useMember } from '../../session/member';
import { ReasonedButton } from '../../session/Reasoned';
import { useAction } from '../use-action';
import { type CsvButtonProps, mostRows } from './CsvButton';
import { saveCsv } from './save-csv';

const options = {
  xlsx: { format: 'xlsx' },
  xlsx_costs: { format: 'xlsx', with_costs: true },
  csv: {},
} as const;

export interface FilesButtonProps extends CsvButtonProps {
  formats: readonly (keyof typeof options)[];
}

/** A menu of the formats of a file. */
export function FilesButton({ formats, fileName, needs, count, period, call }: FilesButtonProps) {
  const { may } = useMember();
  const t = useText();
  const download = useAction(async (format: keyof typeof options) =>
    saveCsv(fileName, await call(options[format]), period, format === 'csv' ? 'csv' : 'xlsx'),
  );
  const reason = needs === undefined ? undefined : may(needs).reason;
  const labels = {
    xlsx: t('common:excel'),
    xlsx_costs: t('common:excelCosts'),
    csv: t('common:csvUnknown'),
  };
  const isTooLong = count !== undefined && count > mostRows;
  return (
    <Menu
      aria-label={t('common:download')}
      trigger={
        <ReasonedButton
          icon={Download}
          iconEnd={ChevronDown}
          isDisabled={count === undefined || count === 0}
          isPending={download.isPending()}
          reason={reason ?? (isTooLong ? t('common:csvTooMany') : undefined)}
        >
          {count === undefined ? t('common:download') : t('common:downloadRows', { count })}
        </ReasonedButton>
      }
      items={formats.map((format) => ({
        id: format,
        label: labels[format],
        onAction: () => void download.run(format),
      }))}
    />
  );
}
