/** How many bytes a JSON body may have. */

/** For every endpoint whose contract says nothing else. */
export const maxBodyBytes = 65_536
/** For the text of a page: 20,000 characters of up to four bytes. */
export const maxPageBodyBytes = 131_072
/** For a list of 1,000 lines, each with an id, a quantity and a price. */
export const maxListBodyBytes = 327_680
