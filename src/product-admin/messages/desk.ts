/** What the desk's operations say. */
export const deskMessages = {
  gone: 'This tool no longer exists.',
} as const
