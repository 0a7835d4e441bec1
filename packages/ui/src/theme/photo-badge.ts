/** Background of text or icons on a photo: dark in both themes, because the photo is light in both. */
export const photoBadge = 'rgb(16 21 29 / 0.72)';

/** Property of a theme: the filter of photos, which are brighter than a dark page. Use it as `filter: var(--photo-filter)`. */
export const photoFilter = '--photo-filter';
