import { Menu } from '@karvon/ui/Menu';
import { ChevronDown, Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { ReasonedButton } from '../../session/Reasoned';
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
export function FilesButton({ formats, fileName, count, period, call }: FilesButtonProps) {
  const t = useText();
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
          reason={isTooLong ? t('common:csvTooMany') : undefined}
        >
          {count === undefined ? t('common:download') : t('common:downloadRows', { count })}
        </ReasonedButton>
      }
      items={formats.map((format) => ({
        id: format,
        label: labels[format],
        onAction: async () =>
          saveCsv(fileName, await call(options[format]), period, format === 'csv' ? 'csv' : 'xlsx'),
      }))}
    />
  );
}
