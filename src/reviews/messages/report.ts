/** Texts of the page on which a review is reported. */
export const reportMessages = {
  title: 'Report a review',
  description: 'Tell the shop what is wrong with a review.',
  lead: 'Somebody of the shop looks at it. Its author does not learn who reported it.',
  review: 'The review',
  reason: 'What is wrong with it',
  choose: 'Choose',
  reasons: {
    advertising: 'It advertises something else',
    insult: 'It insults somebody',
    false: 'It is not true, or not about this tool',
    private: 'It tells something private',
    other: 'Something else',
  },
  note: 'What else we should know',
  send: 'Report',
  sending: 'Reporting',
  notSent: 'Not reported.',
  thanks: 'Thank you. Somebody of the shop looks at it.',
  before: 'You have reported it before. Somebody of the shop looks at it.',
  back: 'Back to the reviews',
} as const
