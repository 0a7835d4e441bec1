import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type { BusinessProfile } from '@karvon/api/main';
import { getProfile, updateBusiness } from '@karvon/api/main/business';
import { Avatar } from '@karvon/ui/Avatar';
import { Badge } from '@karvon/ui/Badge';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords, useFieldMessage } from '../../shared/feedback/error-words';
import { toast } from '../../shared/feedback/toast';
import { formatPhone } from '../../shared/format/phone';
import { photoLimits } from '../../shared/photos/shrink-photo';
import { uploadPhoto } from '../../shared/photos/upload-photo';

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
  const picture = profile.profile_pic?.thumbnail;

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
    <Inline gap={4}>
      <Avatar
        size="xl"
        name={profile.full_name}
        id={profile.id}
        src={picture ?? '/avatar.svg'}
        isDecorative
      />
      <Box flexGrow="true" minWidth={0}>
        <Inline>
          <Text as="p" size="lg" weight="semibold">
            {profile.full_name}
          </Text>
          <Badge tone="info">{t('admin')}</Badge>
        </Inline>
        <Text as="p" size="sm" tone="muted">
          @{profile.username} · {t('id', { id: profile.id })} · {formatPhone(profile.phone)}
        </Text>
        {error !== undefined && (
          <Text as="p" size="xs" tone="danger">
            <span role="alert">{message(code) ?? words(error).text}</span>
          </Text>
        )}
      </Box>
      <Inline>
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
      </Inline>
    </Inline>
  );
}
