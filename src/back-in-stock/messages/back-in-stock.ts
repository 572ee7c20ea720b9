/** What is said about mails to those who wait for a tool. */

export const restockMessages = {
  ask: 'Tell me when it is back',
  asking: 'Saving',
  asked: 'We send one mail as soon as it is in stock again.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. No mail is sent.',
  logIn: 'Log in to be told when it is back',
  problems: {
    inStock: 'This tool is in stock',
    inStockDetail: 'It is in stock again. Reload the page to order it.',
    notConfirmed: 'Your e-mail address is not confirmed',
    notConfirmedDetail:
      'Mails go to confirmed addresses only. My Profile sends the link; then ask again.',
  },
  mail: {
    subject: (name: string) => `Back in stock: ${name}`,
    text: (name: string, link: string, shop: string) =>
      [
        `${name} is in stock again. You asked us to tell you.`,
        '',
        link,
        '',
        'This is the only mail about it; nothing is set aside for you.',
        '',
        shop,
        '',
      ].join('\n'),
  },
  failed: 'Those who wait for a tool could not be written to.',
} as const
