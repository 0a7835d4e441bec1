import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type { BusinessProfile } from '@karvon/api/main';
import { getProfile, updateBusiness } from '@karvon/api/main/business';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Text } from '@karvon/ui/Text';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords, useFieldMessage } from '../../shared/feedback/error-words';
import { toast } from '../../shared/feedback/toast';
import { formatPhone } from '../../shared/format/phone';
import { photoLimits } from '../../shared/photos/shrink-photo';
import { uploadPhoto } from '../../shared/photos/upload-photo';
import * as css from './profile.css';

export interface AvatarFieldProps {
  profile: BusinessProfile;
  /** The picture is changed at once, apart from the form. */
  onSaved: (profile: BusinessProfile) => void;
}

/** Picture, name, username and id; the picture can be changed or taken away. */
export function AvatarField({ profile, onSaved }: AvatarFieldProps) {
  const { t } = useTranslation(['profile', 'common']);
  const words = useErrorWords();
  const message = useFieldMessage();
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [broken, setBroken] = useState<string>();
  const picture = profile.profile_pic?.thumbnail;
  const shown = picture === undefined || picture === broken ? '/avatar.svg' : picture;

  const put = async (profile_pic: string | null) => {
    const change = (on: BusinessProfile) =>
      updateBusiness(on.id, { full_name: on.full_name, profile_pic }, { 'If-Match': etagOf(on) });
    try {
      onSaved(await change(profile));
    } catch (failure) {
      if (!isApiError(failure, 'stale')) throw failure;
      // A picture replaces nothing that was typed: it goes on top of what is there now. The form keeps the version it was
      // filled from, so that its own save still compares.
      const { profile_pic: picture } = await change(await getProfile());
      onSaved({ ...profile, profile_pic: picture });
    }
  };
  const run = async (deed: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await deed();
      void toast({ tone: 'success', title: t('common:saved') });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    void run(async () => {
      const image = await uploadPhoto(file, 'profile', { signal: new AbortController().signal });
      await put(image.id);
    });
  };
  const code = isApiError(error, 'validation') ? error.fieldErrors[0]?.code : undefined;
  return (
    <div className={css.who}>
      <img
        className={css.picture}
        src={shown}
        width={72}
        height={72}
        alt=""
        onError={() => setBroken(picture)}
      />
      <div className={css.whoWords}>
        <p className={css.name}>
          {profile.full_name} <Badge tone="info">{t('admin')}</Badge>
        </p>
        <p className={css.facts}>
          @{profile.username} · {t('id', { id: profile.id })} · {formatPhone(profile.phone)}
        </p>
        {error !== undefined && (
          <Text as="p" size="xs" tone="danger">
            <span role="alert">{message(code) ?? words(error).text}</span>
          </Text>
        )}
      </div>
      <div className={css.buttons}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('picture.choose')}
          accept={photoLimits.accept.join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file again must be a change again.
            event.target.value = '';
          }}
        />
        <Button
          size="sm"
          icon={Camera}
          isPending={isPending}
          onPress={() => input.current?.click()}
        >
          {t('picture.choose')}
        </Button>
        {picture !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            icon={Trash2}
            isDisabled={isPending}
            onPress={() => void run(() => put(null))}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
