/** What carries words or signs on a photo: dark in both themes, since a photo is what it is in both. */
export const photoBadge = 'rgb(16 21 29 / 0.72)';
