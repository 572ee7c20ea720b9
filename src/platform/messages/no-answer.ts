/** No answer came: from the database to the shop, or from the shop to a page. */

/** The title of the Problem: see unavailable.ts. */
export const unavailableTitle = 'The shop cannot reach its database. Try again in a moment'

/** What the client says when the shop gave no answer, or none of its own. */
export const noAnswerMessages = {
  noAnswer:
    'The shop does not answer. Check your connection, then try again. Your entries are kept.',
  unreadableAnswer: (status: number) =>
    `The shop sent an unreadable answer (${status}). Try again in a moment.`,
} as const
