/** Of the list of devices: as many as an account is likely to have. */
export const sessionsPage = { page: 1, size: 100 } as const;
