/** Props of a bar that no toast covers, whatever its height: the field of a conversation, the buttons of a form. */
export const clearOfToasts = { 'data-clear-of-toasts': '' } as const;

/** Selects these bars. */
export const barsClearOfToasts = '[data-clear-of-toasts]';
