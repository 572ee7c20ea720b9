/** Why the shop currently accepts no orders from somebody, and where to change that. */
export const orderRefusalMessages = {
  reasons: {
    companies: {
      text: 'This shop only sells to companies, and you are not a member of one yet.',
      link: 'Request a trade account',
      to: '/dashboard/company',
    },
    confirmed: {
      text: 'Ordering needs a confirmed e-mail address, and yours is not confirmed yet.',
      link: 'Confirm your e-mail address in My Profile',
      to: '/dashboard',
    },
    onHold: {
      text: 'Your company is on hold and cannot order at the moment.',
      link: 'View the trade account',
      to: '/dashboard/company',
    },
  },
} as const
