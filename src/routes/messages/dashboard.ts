/** What the dashboard's frame says: its menu by role. */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'Your profile, your orders and your reviews at Ironmonger.',
  menu: 'Dashboard',
  /** Page address below /dashboard, and its name. Source: specification, point 2. */
  customerMenu: [
    ['/dashboard', 'My Profile'],
    ['/dashboard/addreview', 'Add A Review'],
    ['/dashboard/myorders', 'My Orders'],
  ],
  adminMenu: [
    ['/dashboard', 'My Profile'],
    ['/dashboard/addproduct', 'Add Product'],
    ['/dashboard/makeadmin', 'Manage Users'],
    ['/dashboard/manageorders', 'Manage Orders'],
    ['/dashboard/manageproducts', 'Manage Products'],
  ],
} as const
