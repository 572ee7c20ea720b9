/** Texts of field errors of reviews. */
export const reviewsMessages = {
  reasonMissing: 'Say why it is hidden.',
  notRating: 'Choose 1 to 5 stars.',
  ratingWithoutTool: 'Choose the tool that the stars are for.',
  toolWithoutRating: 'Choose 1 to 5 stars for the tool.',
} as const
