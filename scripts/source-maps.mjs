/**
 * Plugins of browser tests: with SOURCE_MAPS=off no module has a map in it, which is larger than what it maps and is read by nobody before a
 * test has failed. `npm test` runs so, and what failed once more with its maps.
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
