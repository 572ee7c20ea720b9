/** The names of the catalogue's pages in the dashboard menu. Source: specification, point 2. */
export const catalogueMenuMessages = {
  addProduct: 'Add Product',
  manageProducts: 'Manage Products',
} as const
