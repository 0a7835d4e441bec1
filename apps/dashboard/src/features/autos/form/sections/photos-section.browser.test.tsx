import { fixtures } from '@karvon/api/fixtures';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../../../shared/i18n/i18n';
import { openAt } from '../../../../testing/place-resource';
import { photoOf } from '../photos-field';
import type { AutoFormValues } from '../auto-fields';
import { autoForm } from '../auto-definition';
import { usePhotoUploads } from '../photos/use-photo-uploads';
import { PhotosSection } from './PhotosSection';

const [image] = fixtures.getAuto.photos;
const names = ['front', 'side', 'back'];

function Photos() {
  const form = useForm<AutoFormValues>({
    defaultValues: {
      ...autoForm.empty(),
      photos: names.map((name) => photoOf({ url: '', thumbnail: '', ...image, id: name, name })),
    },
  });
  const photos = useWatch({ control: form.control, name: 'photos' });
  return (
    <FormProvider {...form}>
      <PhotosSection photos={usePhotoUploads(form)} />
      <output>{photos.map((photo) => photo.name).join()}</output>
    </FormProvider>
  );
}

afterEach(cleanup);

it('undo restores a removed photo in its position', async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'errors', 'auto-form']);
  openAt('/', [{ path: '/', Component: Photos }]);
  const remove = i18n.t('auto-form:photos.remove', { position: 2 });
  (await screen.findByRole('button', { name: remove })).click();
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('front,back'));
  // The toast's code loads with the first toast.
  const undo = { name: i18n.t('common:undo') };
  await userEvent.click(await screen.findByRole('button', undo));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(names.join()));
});
