/** Texts of the page on which a review is reported. */
export const reportMessages = {
  title: 'Report a review',
  description: 'Tell the shop what is wrong with a review.',
  lead: 'The shop will check the review. The author cannot see who reported the review.',
  review: 'The review',
  reason: 'Problem',
  choose: 'Choose',
  reasons: {
    advertising: 'The review advertises something else',
    insult: 'The review insults somebody',
    false: 'The review is untrue, or is not about this tool',
    private: 'The review contains private information',
    other: 'Something else',
  },
  note: 'Additional information',
  send: 'Report',
  sending: 'Reporting',
  notSent: 'The review was not reported.',
  thanks: 'Thank you. The shop will check the review.',
  before: 'You have already reported this review. The shop will check the review.',
  back: 'Back to the reviews',
} as const
