import type { TelegramChannel } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { Text } from '@karvon/ui/Text';
import { TimeField } from '@karvon/ui/TimeField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { DraftLine } from '../../shared/form/DraftLine';
import { asToggle } from '../../shared/resource/form/define-form';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { channelForm, pauses, templateProblem } from './channel-definition';
import { PostPreview } from './PostPreview';
import { channelCalls, channelQueries } from './queries';
import { TemplateField } from './TemplateField';

const { Field } = channelForm;

type Values = ReturnType<typeof channelForm.empty>;

/** Settings of a channel, and how a post looks with them. */
export function ChannelSettings({ channel }: { channel: TelegramChannel }) {
  const { t } = useTranslation(['channel', 'common']);
  const errorText = useErrorText();
  const { reason } = useMember().may('telegram.channel');
  const form = useResourceForm(channelForm, {
    entity: channel,
    queries: channelQueries,
    update: channelCalls.update,
    onSaved: () => void toast({ tone: 'success', title: t('common:saved') }),
  });
  return (
    <ResourceFormFrame form={form} enter="save">
      <Columns
        ratio="2:1"
        banners={
          <>
            <DraftBanner form={form} />
            {form.error !== undefined && (
              <Banner tone="danger" role="alert" title={errorText(form.error, 'saving').text} />
            )}
          </>
        }
        isDisabled={reason !== undefined}
        side={<Preview channel={channel} control={form.form.control} />}
      >
        <Stack gap={4}>
          <SelfCard />
          <PostCard channel={channel} control={form.form.control} />
          <Inline justify="space-between" gap={3}>
            <div>
              <DraftLine draft={form.draft} />
            </div>
            {reason === undefined ? (
              <ReasonedButton variant="primary" type="submit" isPending={form.phase !== undefined}>
                {t('common:save')}
              </ReasonedButton>
            ) : (
              <Text as="p" tone="muted">
                {reason}
              </Text>
            )}
          </Inline>
        </Stack>
      </Columns>
    </ResourceFormFrame>
  );
}

function SelfCard() {
  const { t } = useTranslation('channel');
  const salons = useQuery(channelQueries.salons()).data?.results ?? [];
  return (
    <Card title={t('self')}>
      <Stack gap={4}>
        {(['auto_publish', 'edit_price', 'mark_sold'] as const).map((name) => (
          <Field key={name} name={name}>
            {(field) => (
              <Switch {...asToggle(field)} description={t(`${name}Hint`)}>
                {t(name)}
              </Switch>
            )}
          </Field>
        ))}
        <Field name="on_leave">
          {({ value, onChange }) => (
            <Switch
              description={t('on_leaveHint')}
              isSelected={value === 'delete'}
              onChange={(isOn) => onChange(isOn ? 'delete' : 'mark')}
            >
              {t('on_leave')}
            </Switch>
          )}
        </Field>
        <Grid hasFields>
          <Field name="avtosalons">
            {(field) => (
              <Select
                selectionMode="multiple"
                {...field}
                options={salons.map(({ id, name }) => ({ value: id, label: name }))}
                placeholder={t('allSalons')}
                description={t('avtosalonsHint')}
              />
            )}
          </Field>
          <Field name="pause_minutes">
            {(field) => (
              <Select
                {...field}
                options={pauses.map((n) => ({ value: n, label: t('minutes', { n }) }))}
              />
            )}
          </Field>
          <Field name="hours.from">{(field) => <TimeField {...field} />}</Field>
          <Field name="hours.to">{(field) => <TimeField {...field} />}</Field>
        </Grid>
      </Stack>
    </Card>
  );
}

interface PartProps {
  channel: TelegramChannel;
  control: Control<Values>;
}

const counts = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, label: String(at + 1) }));

function PostCard({ channel, control }: PartProps) {
  const { t } = useTranslation('channel');
  const language = useWatch({ control, name: 'language' });
  return (
    <Card title={t('post')}>
      <Stack gap={4}>
        <Field name="language">
          {(field) => (
            <SegmentedControl
              {...field}
              options={(['ru', 'uz', 'both'] as const).map((value) => ({
                value,
                label: t(`languageName.${value}`),
              }))}
            />
          )}
        </Field>
        <Field name="layout">
          {(field) => (
            <SegmentedControl
              {...field}
              options={(['album', 'single', 'link'] as const).map((value) => ({
                value,
                label: t(`layoutName.${value}`),
              }))}
            />
          )}
        </Field>
        <Grid hasFields>
          <Field name="photos">{(field) => <Select {...field} options={counts} />}</Field>
        </Grid>
        <Field name="phone">{(field) => <Switch {...asToggle(field)}>{t('phone')}</Switch>}</Field>
        {(['ru', 'uz'] as const)
          .filter((each) => language === 'both' || language === each)
          .map((each) => (
            <Field key={each} name={`text.${each}`}>
              {(field) => (
                <TemplateField
                  {...field}
                  usual={channel.default_text[each]}
                  description={t('textHint')}
                />
              )}
            </Field>
          ))}
      </Stack>
    </Card>
  );
}

function Preview({ channel, control }: PartProps) {
  const { t } = useTranslation('channel');
  const cars = useQuery(channelQueries.cars()).data?.results ?? [];
  const [chosen, setChosen] = useState<number>();
  const [language, layout, photos, text] = useWatch({
    control,
    name: ['language', 'layout', 'photos', 'text'],
  });
  const id = chosen ?? cars[0]?.id;
  const shown = useDeferredValue(text);
  const isValid = Object.values(shown).every((each) => templateProblem(each) === undefined);
  if (id === undefined)
    return (
      <Card title={t('preview')}>
        <Text tone="muted">{t('noCars')}</Text>
      </Card>
    );
  return (
    <Card title={t('preview')}>
      <Stack gap={3}>
        <Select
          label={t('previewCar')}
          options={cars.map((car) => ({
            value: car.id,
            label: [`${car.brand.name} ${car.car_model.name}`, car.year].filter(Boolean).join(', '),
          }))}
          value={id}
          onChange={setChosen}
        />
        <PostPreview
          channelId={channel.id}
          request={{
            auto_id: id,
            language,
            layout,
            photo_count: photos,
            ...(isValid && { text: shown }),
          }}
        />
      </Stack>
    </Card>
  );
}
