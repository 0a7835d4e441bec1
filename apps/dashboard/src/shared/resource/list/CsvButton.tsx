import type { Permission } from '@karvon/api/main';
import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { whenReachable } from '../../routing/when-reachable';
import { useMember } from '../../session/member';
import { ReasonedButton } from '../../session/Reasoned';
import type { CsvPeriod, FileOptions } from './save-csv';

/** The server's limit. Spreadsheets open larger files slowly. */
export const mostRows = 20_000;

export interface CsvButtonProps {
  fileName: string;
  needs?: Permission | undefined;
  /** Rows of the file. Undefined until known. */
  count: number | undefined;
  /** Period in the file's name. @default none */
  period?: CsvPeriod | undefined;
  call: (options?: FileOptions) => Promise<unknown>;
}

export function CsvButton({ fileName, needs, count, period, call }: CsvButtonProps) {
  const { may } = useMember();
  const t = useText();
  const save = async () => {
    const [{ saveCsv }, csv] = await Promise.all([
      whenReachable(() => import('./save-csv')),
      call(),
    ]);
    saveCsv(fileName, csv, period);
  };
  const isTooLong = count !== undefined && count > mostRows;
  const reason = needs === undefined ? undefined : may(needs).reason;
  return (
    <ReasonedButton
      reason={reason ?? (isTooLong ? t('common:csvTooMany') : undefined)}
      icon={Download}
      isDisabled={count === undefined || count === 0}
      onPress={save}
    >
      {count === undefined ? t('common:csvUnknown') : t('common:csv', { count })}
    </ReasonedButton>
  );
}
