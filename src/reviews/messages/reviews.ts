/** Texts of field errors of reviews. */
export const reviewsMessages = {
  writtenAnew: 'Its author has written another of this tool',
  writtenAnewDetail: 'One account has one review of a tool: the new one stays.',
  restoreTooLate: 'It was deleted more than 30 days ago.',
  reasonMissing: 'Say why it is hidden.',
  reportReasonMissing: 'Choose what is wrong with it.',
  notRating: 'Choose 1 to 5 stars.',
  ratingWithoutTool: 'Choose the tool that the stars are for.',
  toolWithoutRating: 'Choose 1 to 5 stars for the tool.',
} as const
