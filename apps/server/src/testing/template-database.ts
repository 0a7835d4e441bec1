/** Every test file gets a copy of this database, catalogue included; copying costs some 30 ms. */
export const templateDatabase = 'karvon_template';
