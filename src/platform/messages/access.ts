/** Who may call the shop's API, in sentences: on the wire, in its document and on pages. */

/** Titles of refusals. */
export const accessTitles = {
  permissionMissing: 'You lack the permission for this',
  secondFactorMissing: 'Set up a second factor first',
  stepUpNeeded: 'Confirm that it is you',
  companyNotFound:
    'You do not buy for this company any more: load the page again to buy for yourself',
} as const

/** Details of refusals for lack of a permission. */
export const permissionMessages = {
  missing: (names: readonly string[]) =>
    `It needs the permission '${names.join("' or '")}'. An owner of the shop can give it to you.`,
  needed: (names: readonly string[]) =>
    `Staff need the permission ${names.map((name) => `\`${name}\``).join(' or ')}.`,
} as const

/** In the document of the API. */
export const accessDocumentMessages = {
  bearer: 'An access token, as PUT /user/{email} answers it; it says for itself when it is no more',
  company: 'The id of the company for which the caller acts, being one of its members',
} as const
