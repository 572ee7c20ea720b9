/** Texts about mails to users who wait for a tool. */

export const restockMessages = {
  ask: 'Tell me when it is back',
  asking: 'Saving',
  asked: 'We send one mail as soon as it is in stock again.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. No mail is sent.',
  logIn: 'Log in to get a mail when it is back',
  problems: {
    inStock: 'This tool is in stock',
    inStockDetail: 'It is in stock again, so you can order it now.',
    notConfirmed: 'Your e-mail address is not confirmed',
    notConfirmedDetail:
      'Mails are only sent to confirmed addresses. Request the link on My Profile, then try again.',
  },
  mail: {
    subject: (name: string) => `Back in stock: ${name}`,
    text: (name: string, link: string, shop: string) =>
      [
        `${name} is in stock again. You asked us to tell you.`,
        '',
        link,
        '',
        'This is the only mail about it. Nothing is reserved for you.',
        '',
        shop,
        '',
      ].join('\n'),
  },
  failed: 'Mails about tools back in stock could not be sent.',
} as const
