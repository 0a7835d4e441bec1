import type { BannerPosition } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';

/** Sizes in pixels that the server requires. */
export const bannerSizes: Readonly<
  Record<BannerPosition, readonly [width: number, height: number]>
> = {
  home_top: [1200, 300],
  search_top: [1200, 200],
  search_list: [640, 360],
  listing_side: [300, 600],
};

export function hasShapeOf(position: BannerPosition, width: number, height: number): boolean {
  const [right, high] = bannerSizes[position];
  return Math.abs(width / height / (right / high) - 1) < 0.05;
}

/** Pixels. A taller banner would push other content off the screen. */
const longest = 400;

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
