import type { FormPhotos } from '../photos/use-photo-uploads';
import { ConditionSection } from './ConditionSection';
import { DescriptionSection } from './DescriptionSection';
import { ModelSection } from './ModelSection';
import { OptionsSection } from './OptionsSection';
import { PhotosSection } from './PhotosSection';
import { PlaceSection } from './PlaceSection';
import { PriceSection } from './PriceSection';

/** The parts of the form in the order of `sections`. They read the form by themselves: typing in one renders no other. */
export function AllSections({ photos, isNew }: { photos: FormPhotos; isNew: boolean }) {
  return (
    <>
      <ModelSection isNew={isNew} />
      <ConditionSection />
      <PhotosSection photos={photos} />
      <PriceSection />
      <OptionsSection />
      <PlaceSection isNew={isNew} />
      <DescriptionSection />
    </>
  );
}
