/** The dashboard menu's labels for the pages of accounts. Source: specification, point 2. */
export const accountsMenuMessages = {
  profile: 'My Profile',
  manageUsers: 'Manage Users',
} as const
