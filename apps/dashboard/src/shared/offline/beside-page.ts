import type { Query } from '@tanstack/react-query';

/**
 * `meta` of what is beside each page: figures, the bell, who is signed in. It is asked for once the page can be used: its call brings the
 * client of calls and the table of schemas, for which the first screen would wait.
 */
export const besidePage = { isBesidePage: true } as const;

export const isBesidePage = ({ meta }: Query): boolean => meta?.['isBesidePage'] === true;
