import { Button } from '@karvon/ui/Button';
import { Link } from '@karvon/ui/Link';
import { LinkButton } from '@karvon/ui/LinkButton';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';
import * as css from './AutoFormScreen.css';
import type { AutoSave, SaveKind } from './save/use-auto-save';

export interface AutoFormFooterProps {
  /** What can be done, the main one last. */
  deeds: readonly { kind: SaveKind; label: string }[];
  cancelHref: string;
  save: Pick<AutoSave, 'phase' | 'error' | 'save'>;
  /** How many fields are wrong, and how many photos did not get through. */
  errorCount: number;
  failedPhotos: number;
  /** Goes to the first of them. */
  onShowErrors: () => void;
}

/** Below the form, always in sight; on phones in the place of the tab bar. */
export function AutoFormFooter({
  deeds,
  cancelHref,
  save,
  errorCount,
  failedPhotos,
  onShowErrors,
}: AutoFormFooterProps) {
  const { t } = useTranslation('auto-form');
  const words = useErrorWords();
  const { phase, error } = save;
  const errors = errorCount > 0 ? t('footer.errors', { count: errorCount }) : undefined;
  const photos = failedPhotos > 0 ? t('footer.photosFailed', { count: failedPhotos }) : undefined;
  const inWay =
    errors !== undefined && photos !== undefined
      ? t('footer.and', { first: errors, second: photos })
      : (errors ?? photos);
  const failure = error === undefined ? undefined : words(error).text;
  const text = failure ?? inWay;
  return (
    <div className={css.footer} role="region" aria-label={t('footer.label')}>
      <span className={css.cancel}>
        <LinkButton variant="ghost" href={cancelHref}>
          {t('footer.cancel')}
        </LinkButton>
      </span>
      <div
        className={text === undefined ? `${css.footerWords} ${css.footerEmpty}` : css.footerWords}
        role={failure === undefined ? 'status' : 'alert'}
      >
        {text !== undefined && <CircleAlert size={16} strokeWidth={1.75} aria-hidden />}
        {failure ??
          (inWay && (
            <Link variant="quiet" isUnderlined onPress={onShowErrors}>
              {inWay}
            </Link>
          ))}
      </div>
      {deeds.map(({ kind, label }, at) => (
        <span key={kind} className={css.deed}>
          <Button
            variant={at === deeds.length - 1 ? 'primary' : 'secondary'}
            isPending={phase === kind || (phase === 'uploading' && at === deeds.length - 1)}
            isDisabled={phase !== 'idle' && phase !== kind && at !== deeds.length - 1}
            isFullWidth
            onPress={() => void save.save(kind)}
          >
            {phase === 'uploading' && at === deeds.length - 1 ? t('footer.uploading') : label}
          </Button>
        </span>
      ))}
    </div>
  );
}
