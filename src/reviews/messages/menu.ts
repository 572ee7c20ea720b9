/** Labels of the dashboard's menu. Source: specification, point 2. */
export const reviewsMenuMessages = {
  addReview: 'Add A Review',
} as const
