/** Texts of product administration operations. */
export const deskMessages = {
  gone: 'This tool no longer exists. Reload the list.',
} as const
