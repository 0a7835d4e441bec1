/** Seconds until the SMS can be sent again. */
export const resendSeconds = 60;

/** SMS that one person gets within a day. */
export const invitationsADay = 5;

/** Seven days. */
export const invitationLife = 7 * 86_400_000;
