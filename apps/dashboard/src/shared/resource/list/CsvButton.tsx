import type { Permission } from '@karvon/api/main';
import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { useMember } from '../../session/member';
import { ReasonedButton } from '../../session/Reasoned';
import { useAction } from '../use-action';
import { saveCsv } from './save-csv';

/** More rows than this are no file that a table program opens gladly; the server rejects them too. */
const mostRows = 20_000;

export interface CsvButtonProps {
  fileName: string;
  /** Permission without which the file is not given. @default none */
  needs?: Permission | undefined;
  /** Rows that the file would have. */
  count: number;
  call: () => Promise<unknown>;
}

/** Saves every row of the filters, and says how many that are. */
export function CsvButton({ fileName, needs, count, call }: CsvButtonProps) {
  const { may } = useMember();
  const t = useText();
  const save = useAction(async () => saveCsv(fileName, await call()));
  const isTooLong = count > mostRows;
  const reason = needs === undefined ? undefined : may(needs).reason;
  return (
    <ReasonedButton
      reason={reason ?? (isTooLong ? t('common:csvTooMany') : undefined)}
      icon={Download}
      isPending={save.isPending()}
      onPress={() => save.run(undefined)}
    >
      {t('common:csv', { count })}
    </ReasonedButton>
  );
}
