import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toImageValue } from '../../shared/photos/image-value';
import { ReasonedButton } from '../../shared/session/Reasoned';
import type { AvtosalonValues } from './avtosalon-definition';
import { avtosalonCalls } from './queries';
import { renderFacade, renderLogo } from './placeholder-images';

const images = { logo: renderLogo, facade_photo: renderFacade } as const;
type ImageName = keyof typeof images;

const set = { shouldDirty: true, shouldValidate: true } as const;

/** Whoever has no photos at hand gets a logo and a facade drawn from the name; what is there already stays. */
export function PlaceholderImages() {
  const { t } = useTranslation('avtosalons');
  const errorText = useErrorText();
  const { control, getValues, setValue } = useFormContext<AvtosalonValues>();
  const [logo, facade] = useWatch({ control, name: ['logo', 'facade_photo'] });
  const render = useMutation({
    mutationFn: async () => {
      const { name } = getValues();
      const add = async (field: ImageName) => {
        if (getValues(field) !== null) return;
        const file = await images[field](name);
        const image = await avtosalonCalls.uploadImage(file);
        // Chosen by hand meanwhile: that one is wanted.
        if (getValues(field) === null) setValue(field, toImageValue(image), set);
      };
      await Promise.all([add('logo'), add('facade_photo')]);
    },
  });
  if (logo !== null && facade !== null) return null;
  return (
    <Inline gap={3}>
      <ReasonedButton isPending={render.isPending} onPress={() => render.mutate()}>
        {t('draw.action')}
      </ReasonedButton>
      <Text size="sm" tone={render.isError ? 'danger' : 'muted'}>
        {render.isError ? errorText(render.error).text : t('draw.hint')}
      </Text>
    </Inline>
  );
}
