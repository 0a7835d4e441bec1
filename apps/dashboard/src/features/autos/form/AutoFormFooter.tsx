import { ActionBar } from '@karvon/ui/ActionBar';
import { Button } from '@karvon/ui/Button';
import { icon } from '@karvon/ui/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Text } from '@karvon/ui/Text';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { useSubmitKey } from '../../../shared/keys/page-keys';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import type { AutoSave, SaveKind } from './save/use-auto-save';

export interface AutoFormFooterProps {
  /** What can be done, the main one last. */
  actions: readonly { kind: SaveKind; label: string }[];
  cancelHref: string;
  save: Pick<AutoSave, 'phase' | 'error' | 'save'>;
  /** How many fields are wrong, and how many photos did not get through. */
  errorCount: number;
  failedPhotos: number;
  /** Goes to the first of them. */
  onShowErrors: () => void;
}

/** Below the form, always in view; on phones in the place of the tab bar. */
export function AutoFormFooter({
  actions,
  cancelHref,
  save,
  errorCount,
  failedPhotos,
  onShowErrors,
}: AutoFormFooterProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const errorText = useErrorText();
  const { phase, error } = save;
  const errors = errorCount > 0 ? t('footer.errors', { count: errorCount }) : undefined;
  const photos = failedPhotos > 0 ? t('footer.photosFailed', { count: failedPhotos }) : undefined;
  const blockers =
    errors !== undefined && photos !== undefined
      ? t('footer.and', { first: errors, second: photos })
      : (errors ?? photos);
  const failure = error === undefined ? undefined : errorText(error).text;
  const main = actions.at(-1);
  // Some ninety stops lie between the first field and this bar.
  useSubmitKey(() => {
    if (main !== undefined) void save.save(main.kind);
  });
  return (
    <ActionBar
      aria-label={t('footer.label')}
      start={
        <LinkButton variant="ghost" href={cancelHref}>
          {t('common:cancel')}
        </LinkButton>
      }
      message={
        failure === undefined ? (
          blockers !== undefined && (
            <Button variant="danger-ghost" size="sm" icon={CircleAlert} onPress={onShowErrors}>
              {blockers}
            </Button>
          )
        ) : (
          <Text as="div" size="sm" tone="danger">
            <Inline gap={1} isWrapping={false}>
              <CircleAlert {...icon.sm} />
              <span role="alert">{failure}</span>
            </Inline>
          </Text>
        )
      }
    >
      {actions.map(({ kind, label }, at) => (
        <ReasonedButton
          key={kind}
          variant={at === actions.length - 1 ? 'primary' : 'secondary'}
          isPending={phase === kind || (phase === 'uploading' && at === actions.length - 1)}
          isDisabled={phase !== 'idle' && phase !== kind && at !== actions.length - 1}
          onPress={() => void save.save(kind)}
        >
          {phase === 'uploading' && at === actions.length - 1 ? t('footer.uploading') : label}
        </ReasonedButton>
      ))}
    </ActionBar>
  );
}
