import type { BannerInput } from '@karvon/api/main';
import { imageId, type ImageValue } from '../../../shared/photos/image-value';

export const positions = ['home_top', 'search_top', 'search_list', 'listing_side'] as const;
export const bannerLanguages = ['ru', 'uz'] as const;

type Position = (typeof positions)[number];
type BannerLanguage = (typeof bannerLanguages)[number];
export type CellName = `${Position}_${BannerLanguage}`;

export const cells = positions.flatMap((position) =>
  bannerLanguages.map((language) => ({
    position,
    language,
    name: `${position}_${language}` as const,
  })),
);

export interface BannerCellValue {
  image: ImageValue;
  title: string;
  text: string;
}

type Banners = Readonly<Record<CellName, BannerCellValue>>;

export const isFilled = ({ image, title, text }: BannerCellValue): boolean =>
  image !== null || title.trim() !== '' || text.trim() !== '';

export const sentCells = ({ banners }: { banners: Banners }): CellName[] =>
  cells.flatMap(({ name }) => (imageId(banners[name].image) === undefined ? [] : [name]));

export const bannersOf = ({ banners }: { banners: Banners }): BannerInput[] =>
  cells.flatMap(({ position, language, name }) => {
    const { image, title, text } = banners[name];
    const id = imageId(image);
    return id === undefined
      ? []
      : [{ position, language, title: title.trim(), text: text.trim(), image: id }];
  });
