/** No response: from the database to the shop, or from the shop to a page. */

/** The title of the Problem: see unavailable.ts. */
export const unavailableTitle = 'The shop cannot reach its database. Try again in a moment'

/** The client's texts if the shop did not respond, or another server did. */
export const noAnswerMessages = {
  noAnswer:
    'The shop is not responding. Check your connection, then try again. Your entries are kept.',
  unreadableAnswer: (status: number) =>
    `The shop sent an unreadable response (${status}). Try again in a moment.`,
} as const
