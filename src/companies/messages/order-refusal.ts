/** Why the shop takes no order of somebody at the moment, and where that is changed. */
export const orderRefusalMessages = {
  reasons: {
    companies: {
      text: 'This shop sells to companies, and you belong to none yet.',
      link: 'Ask for a trade account',
      to: '/dashboard/company',
    },
    confirmed: {
      text: 'This shop takes orders of confirmed e-mail addresses, and yours is not confirmed yet.',
      link: 'Confirm it on My Profile',
      to: '/dashboard',
    },
    onHold: {
      text: 'Your company is on hold: nothing can be ordered for it at the moment.',
      link: 'See the trade account',
      to: '/dashboard/company',
    },
  },
} as const
