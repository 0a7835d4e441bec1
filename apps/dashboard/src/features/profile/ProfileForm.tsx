import { zodResolver } from '@hookform/resolvers/zod';
import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type { BusinessProfile } from '@karvon/api/main';
import { getGetProfileQueryKey, getProfile, updateBusiness } from '@karvon/api/main/business';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import { useDraft } from '../../shared/form/draft';
import type { Side } from '../../shared/form/conflict';
import { DraftLine } from '../../shared/form/DraftLine';
import { FormShell } from '../../shared/form/FormShell';
import { applyServerErrors } from '../../shared/form/server-errors';
import { formatDateTime } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { whenReachable } from '../../shared/routing/when-reachable';
import { AvatarField } from './AvatarField';
import {
  fromProfile,
  profileFields,
  profileSchema,
  toUpdate,
  type ProfileValues,
} from './profile-values';
import { ProfileFields } from './ProfileFields';

const ProfileConflict = lazy(async () => ({
  default: (await whenReachable(() => import('./ProfileConflict'))).ProfileConflict,
}));

/** @param props.first the profile as it was read: a later answer must not change a form that is being filled */
export function ProfileForm(props: { first: BusinessProfile }) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const cache = useQueryClient();
  const [base, setBase] = useState(props.first);
  const [theirs, setTheirs] = useState<BusinessProfile>();
  const [submitError, setSubmitError] = useState<unknown>();
  const form = useForm<ProfileValues>({
    defaultValues: fromProfile(props.first),
    resolver: zodResolver(profileSchema),
    mode: 'onTouched',
  });
  const draft = useDraft(form, 'profile', {
    version: 1,
    parse: (values) => {
      const parsed = profileSchema.safeParse(values);
      return parsed.success ? parsed.data : undefined;
    },
  });
  const keep = (saved: BusinessProfile) => {
    setBase(saved);
    cache.setQueryData(getGetProfileQueryKey(), saved);
  };
  const save = async (values: ProfileValues, on: BusinessProfile) => {
    setSubmitError(undefined);
    try {
      const update = toUpdate(values, fromProfile(on));
      const saved = await updateBusiness(on.id, update, { 'If-Match': etagOf(on) });
      keep(saved);
      // First the form, then its draft: putting values into a form counts as a change.
      form.reset(fromProfile(saved));
      await draft.forget();
      void toast({ tone: 'success', title: t('common:saved') });
    } catch (error) {
      if (isApiError(error, 'stale')) {
        setTheirs(await getProfile());
        return;
      }
      const homeless = applyServerErrors(error, form, (field) =>
        profileFields.find((known) => known === field),
      );
      if (!isApiError(error, 'validation') || homeless.length > 0) setSubmitError(error);
    }
  };
  const submit = async (values: ProfileValues) => {
    try {
      await save(values, base);
    } catch (error) {
      setSubmitError(error);
    }
  };
  const resolve = (
    current: BusinessProfile,
    choices: ReadonlyMap<keyof ProfileValues, Side> | undefined,
  ) => {
    setTheirs(undefined);
    if (choices === undefined) return;
    const there = fromProfile(current);
    for (const [field, side] of choices) if (side === 'theirs') form.setValue(field, there[field]);
    // What is sent is what differs from theirs.
    keep(current);
    void save(form.getValues(), current).catch(setSubmitError);
  };
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Card>
      <Stack gap={6}>
        {/* Two saves at once would refuse each other: the picture waits for the form, and moves its version on. */}
        <AvatarField profile={base} onSaved={keep} />
        {draft.found !== undefined && !isDirty && (
          <Banner
            role="status"
            action={{ label: t('common:draft.restore'), onPress: draft.restore }}
            dismiss={{ label: t('common:draft.discard'), onPress: () => void draft.decline() }}
          >
            {t('common:draft.found', { time: formatDateTime(draft.found.savedAt, language) })}
          </Banner>
        )}
        <FormShell
          form={form}
          id="profile"
          onSubmit={submit}
          loading={null}
          submitError={submitError}
          dirtyGuard="ask"
        >
          <Stack gap={6}>
            <ProfileFields control={form.control} />
            <Inline justify="space-between" gap={3}>
              <Text size="xs" tone="subtle">
                <DraftLine savedAt={draft.savedAt} />
              </Text>
              <Button variant="primary" type="submit" isPending={isSubmitting}>
                {t('common:save')}
              </Button>
            </Inline>
          </Stack>
        </FormShell>
        {theirs !== undefined && (
          <Suspense fallback={null}>
            <ProfileConflict
              mine={form.getValues()}
              before={fromProfile(base)}
              theirs={fromProfile(theirs)}
              onResolve={(choices) => resolve(theirs, choices)}
            />
          </Suspense>
        )}
      </Stack>{' '}
    </Card>
  );
}
