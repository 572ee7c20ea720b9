/** Texts of field errors of reviews. */
export const reviewsMessages = {
  writtenAnew: 'The author has written a newer review of this tool',
  writtenAnewDetail: 'An account can have only one review per tool, so the newer review stays.',
  restoreTooLate: 'The review was deleted more than 30 days ago and can no longer be restored.',
  reasonMissing: 'Enter the reason for hiding the review.',
  reportReasonMissing: 'Choose the problem.',
  notRating: 'Choose 1 to 5 stars.',
  ratingWithoutTool: 'Choose the tool that you are rating.',
  toolWithoutRating: 'Choose 1 to 5 stars for the tool.',
} as const
