/** What the dashboard's menu calls the pages of accounts. Source: specification, point 2. */
export const accountsMenuMessages = {
  profile: 'My Profile',
  manageUsers: 'Manage Users',
} as const
