/** Texts of the page with all reviews, for admins. */
export const manageReviewsMessages = {
  title: 'Reviews',
  description: 'What customers wrote, newest first.',
  lead: 'A review that is removed is gone for good, and its stars no longer count.',
  back: 'Manage Products',
  caption: 'Reviews, newest first',
  review: 'Review',
  author: 'Author',
  tool: 'Tool',
  shop: 'The shop as a whole',
  written: 'Written',
  remove: (author: string) => `Delete the review by ${author}`,
  sure: (author: string) => `The review by ${author} is removed for good, and its stars with it.`,
  empty: 'No reviews yet',
  emptyDetail: 'They appear here when customers write them.',
} as const
