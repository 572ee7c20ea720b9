/** Why the shop currently accepts no orders from somebody, and where to change that. */
export const orderRefusalMessages = {
  reasons: {
    companies: {
      text: 'This shop sells only to companies, and your account does not belong to a company yet.',
      link: 'Request a trade account',
      to: '/dashboard/company',
    },
    confirmed: {
      text: 'Confirm your e-mail address before you order.',
      link: 'Confirm your e-mail address in My Profile',
      to: '/dashboard',
    },
    onHold: {
      text: 'Your company is on hold and cannot order at the moment. Contact the shop.',
      link: 'View the trade account',
      to: '/dashboard/company',
    },
  },
} as const
