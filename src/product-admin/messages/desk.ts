/** Texts of product administration operations. */
export const deskMessages = {
  gone: 'This tool no longer exists.',
} as const
