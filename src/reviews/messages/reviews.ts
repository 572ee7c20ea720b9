/** Texts of field errors of reviews. */
export const reviewsMessages = {
  writtenAnew: 'The author has written a newer review of this tool',
  writtenAnewDetail: 'Each account has one review per tool, so the new one stays.',
  restoreTooLate: 'It was deleted more than 30 days ago.',
  reasonMissing: 'Enter the reason for hiding it.',
  reportReasonMissing: 'Choose the problem.',
  notRating: 'Choose 1 to 5 stars.',
  ratingWithoutTool: 'Choose the tool for the stars.',
  toolWithoutRating: 'Choose 1 to 5 stars for the tool.',
} as const
