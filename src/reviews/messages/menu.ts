/** What the dashboard's menu calls the pages of reviews. Source: specification, point 2. */
export const reviewsMenuMessages = {
  addReview: 'Add A Review',
} as const
