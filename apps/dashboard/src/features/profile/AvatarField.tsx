import { isApiError } from '@karvon/api/errors';
import type { BusinessProfile } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Badge } from '@karvon/ui/Badge';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { Camera, ShieldCheck, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../shared/feedback/error-text';
import { formatPhone } from '../../shared/format/phone';
import { photoLimits } from '../../shared/photos/shrink-photo';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { profileCalls } from './queries';

export interface AvatarFieldProps {
  profile: BusinessProfile;
  onSaved: (profile: BusinessProfile) => void;
}

export function AvatarField({ profile, onSaved }: AvatarFieldProps) {
  const { t } = useTranslation(['profile', 'common']);
  const message = useFieldMessage();
  const input = useRef<HTMLInputElement>(null);
  const photo = profile.profile_pic?.thumbnail;
  const [code, setCode] = useState<string>();
  const save = useAction((file: File | null) => profileCalls.setImage(profile, file), {
    success: () => ({ title: t('common:saved') }),
    onDone: onSaved,
    leaves: ['validation'],
  });
  const put = async (file: File | null) => {
    setCode(undefined);
    const outcome = await save.run(file);
    if (outcome.status === 'failed' && isApiError(outcome.error, 'validation')) {
      setCode(outcome.error.fieldErrors[0]?.code ?? outcome.error.code);
    }
  };
  return (
    <Inline gap={4}>
      <Avatar
        size="xl"
        name={profile.full_name}
        id={profile.id}
        src={photo ?? '/avatar.svg'}
        isDecorative
      />
      <Box flexGrow="true" minWidth={0}>
        <Inline>
          <Text as="p" size="lg" weight="semibold">
            {profile.full_name}
          </Text>
          <Badge tone="info" icon={ShieldCheck}>
            {t('admin')}
          </Badge>
        </Inline>
        <Text as="p" size="sm" tone="muted">
          @{profile.username} · {t('id', { id: profile.id })} · {formatPhone(profile.phone)}
        </Text>
        {code !== undefined && (
          <Text as="p" size="xs" tone="danger">
            <span role="alert">{message(code)}</span>
          </Text>
        )}
      </Box>
      <Inline>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('image.choose')}
          accept={photoLimits.accept.join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void put(file);
            // Selecting the same file again must fire a change event.
            event.target.value = '';
          }}
        />
        <ReasonedButton
          size="sm"
          icon={Camera}
          isPending={save.isPending()}
          onPress={() => input.current?.click()}
        >
          {t('image.choose')}
        </ReasonedButton>
        {photo !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            icon={Trash2}
            isDisabled={save.isPending()}
            onPress={() => void put(null)}
          >
            {t('image.remove')}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
