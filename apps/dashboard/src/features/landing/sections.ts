/** The five tools, by the word of their anchor. */
export const sections = ['analytics', 'showroom', 'tradeIn', 'installment', 'cip'] as const;
