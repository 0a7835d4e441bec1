/** Background of text or icons on a photo: dark in both themes, because the photo is the same in both. */
export const photoBadge = 'rgb(16 21 29 / 0.72)';
