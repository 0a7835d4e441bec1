import type { Auto } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../shared/feedback/toast';
import type { Draft } from '../../../../shared/form/draft';
import { paths } from '../../../../shared/paths';
import { autoQueries } from '../../queries';
import { fromAuto, type AutoFormValues } from '../auto-form-values';
import type { FormPhotos } from '../photos/use-photo-uploads';
import type { AutoForm } from '../use-auto-form';
import type { SaveKind } from './use-auto-save';

interface SavedOptions {
  form: AutoForm;
  draft: Draft<AutoFormValues>;
  photos: FormPhotos;
  /** The listing did not exist when the form was opened. */
  isNew: boolean;
}

/** What follows a save: the device forgets its draft, lists are asked again, and the user goes on. */
export function useSaved({ form, draft, photos, isNew }: SavedOptions) {
  const { t } = useTranslation('auto-form');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (auto: Auto, kind: SaveKind, failedPhotos: number): Promise<void> => {
    const isDraft = auto.status === 'ne_active' || auto.status === 'moderation_declined';
    void queryClient.invalidateQueries({ queryKey: autoQueries.lists[0] });
    queryClient.setQueryData(autoQueries.one(auto.id).queryKey, auto);
    const isSent = auto.status === 'moderation';
    void toast({
      tone: 'success',
      title: t(isSent ? 'saved.moderation' : isDraft ? 'saved.draft' : 'saved.changes'),
    });
    if (failedPhotos > 0) {
      // The rest is safe; photos that did not get through wait here with their retry.
      const waiting = form.getValues('photos').filter(({ image }) => image === null);
      const saved = fromAuto(auto);
      form.reset({ ...saved, photos: [...saved.photos, ...waiting] });
      return;
    }
    photos.discard();
    form.reset(fromAuto(auto));
    await draft.forget();
    const staysHere = kind === 'draft' && isDraft;
    if (!staysHere) await navigate(paths.autos.view(auto.id), { replace: isNew });
    else if (isNew) {
      await navigate(paths.autos.edit(auto.id), { replace: true, preventScrollReset: true });
    }
  };
}
