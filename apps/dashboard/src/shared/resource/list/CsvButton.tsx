import { Button } from '@karvon/ui/Button';
import { Tooltip } from '@karvon/ui/Tooltip';
import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { useAction } from '../use-action';
import { saveCsv } from './save-csv';

/** More rows than this are no file that a table program opens gladly; the server rejects them too. */
const mostRows = 20_000;

export interface CsvButtonProps {
  fileName: string;
  /** Rows that the file would have. */
  count: number;
  call: () => Promise<unknown>;
}

/** Saves every row of the filters, and says how many that are. */
export function CsvButton({ fileName, count, call }: CsvButtonProps) {
  const t = useText();
  const save = useAction(async () => saveCsv(fileName, await call()));
  const isTooLong = count > mostRows;
  const button = (
    <Button
      icon={Download}
      isPending={save.isPending()}
      isDisabled={isTooLong}
      onPress={() => save.run(undefined)}
    >
      {t('common:csv', { count })}
    </Button>
  );
  return <Tooltip content={isTooLong ? t('common:csvTooMany') : undefined}>{button}</Tooltip>;
}
