/** What the dashboard's menu calls the pages of catalogue. Source: specification, point 2. */
export const catalogueMenuMessages = {
  addProduct: 'Add Product',
  manageProducts: 'Manage Products',
} as const
