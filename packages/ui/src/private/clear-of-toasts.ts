/** Marks a bar that toasts must not cover. */
export const clearOfToasts = { 'data-clear-of-toasts': '' } as const;

export const barsClearOfToasts = '[data-clear-of-toasts]';
