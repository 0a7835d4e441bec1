import { isApiError } from '@karvon/api/errors';
import { Card } from '@karvon/ui/Card';
import { FileDrop } from '@karvon/ui/FileDrop';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useNavigate } from 'react-router-dom';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { useIsOffline } from '../../shared/offline/network';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { useIsPhone } from '../../shared/table/use-screen';
import { saveBlob } from '../../shared/resource/list/save-csv';
import { importCalls } from './queries';
import { useImportAction } from './use-import-action';

const megabyte = 1024 * 1024;

export function FileStep() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOffline = useIsOffline();
  const fieldMessage = useFieldMessage();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useImportAction(
    importCalls.upload,
    ({ id }) => void navigate(paths.autos.import(id)),
  );
  const template = useAction(importCalls.template, {
    onDone: (file) => saveBlob(`${t('templateName')}.xlsx`, file),
  });

  async function send(files: File[]) {
    setProblem(null);
    const [file] = files;
    if (file === undefined) return;
    const result = await upload.run(file);
    if (result.status === 'done') return;
    const first = isApiError(result.error) ? result.error.fieldErrors[0] : undefined;
    setProblem(fieldMessage(first?.code) ?? errorText(result.error).text);
  }

  return (
    <Card>
      <Stack gap={3}>
        <FileDrop
          label={upload.isPending() ? t('reading') : t('choose')}
          hint={t('hint')}
          accept={['.xlsx', '.csv']}
          maxBytes={10 * megabyte}
          errorMessage={problem}
          isDisabled={upload.isPending() || isOffline}
          onSelect={send}
          onReject={([rejection]) =>
            setProblem(
              fieldMessage(rejection?.reason === 'size' ? 'file_too_big' : 'file_type') ?? null,
            )
          }
        />
        <Inline gap={3}>
          <ReasonedButton
            icon={Download}
            isPending={template.isPending()}
            onPress={() => void template.run()}
          >
            {t('template')}
          </ReasonedButton>
          {isPhone && <Text tone="muted">{t('onPc')}</Text>}
        </Inline>
      </Stack>
    </Card>
  );
}
