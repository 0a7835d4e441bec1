/**
 * Plugins of browser tests: with SOURCE_MAPS=off modules have no source maps, which are larger than their code and
 * unused until a test fails. `npm test` sets it, and retries failed tests with source maps.
 */
export const withoutSourceMaps = () =>
  process.env.SOURCE_MAPS === 'off'
    ? [
        {
          name: 'without-source-maps',
          enforce: 'post',
          // One empty map makes that of the whole chain empty.
          transform: (code) => ({ code, map: { mappings: '' } }),
        },
      ]
    : [];
