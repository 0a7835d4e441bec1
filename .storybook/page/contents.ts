/** Attribute of the headings that a page's contents, at its right, link to. */
export const contents = 'data-contents';
