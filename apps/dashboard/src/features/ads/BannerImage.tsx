import type { BannerPosition } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';

/** Size in pixels by position. The server requires the same sizes for uploads. */
export const bannerSizes: Readonly<
  Record<BannerPosition, readonly [width: number, height: number]>
> = {
  home_top: [1200, 300],
  search_top: [1200, 200],
  search_list: [640, 360],
  listing_side: [300, 600],
};

/** True when a picture fits the shape of a position without cropping. */
export function hasShapeOf(position: BannerPosition, width: number, height: number): boolean {
  const [right, high] = bannerSizes[position];
  return Math.abs(width / height / (right / high) - 1) < 0.05;
}

/** Maximum height of a tall banner in pixels, so that other content stays on screen. */
const longest = 400;

/** A banner in the shape of its position. A picture of another shape is cropped, as on the buyers' site. */
export function BannerImage({
  position,
  src,
  alt,
}: {
  position: BannerPosition;
  src: string;
  alt: string;
}) {
  const [width, height] = bannerSizes[position];
  return (
    <div style={{ maxWidth: `${String(Math.min(width, (longest * width) / height))}px` }}>
      <Box borderRadius="md" border="hairline">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          style={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: width / height,
            objectFit: 'cover',
          }}
        />
      </Box>
    </div>
  );
}
