/** Attribute of headings in the table of contents. */
export const contents = 'data-contents';
