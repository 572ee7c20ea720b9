/** What the desk's operations say. */
export const deskMessages = {
  gone: 'This tool does not exist any more.',
} as const
