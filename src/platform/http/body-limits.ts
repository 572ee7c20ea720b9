/** How many bytes a JSON body may have. */

/** For every endpoint whose contract sets no other limit. */
export const maxBodyBytes = 65_536
/** For the text of a page: 20,000 characters of up to four bytes. */
export const maxPageBodyBytes = 131_072
/** For a list of 1,000 lines, each with an id, a quantity and a price. */
export const maxListBodyBytes = 327_680
/** For all settings at once, each text at its maximum length. */
export const maxSettingsBodyBytes = 262_144
/** For a hundred companies with all their data. */
export const maxImportBodyBytes = 2_097_152
/** For 10,000 rows by SKU, of tools with some 700 bytes each. */
export const maxSkuBodyBytes = 8_388_608
