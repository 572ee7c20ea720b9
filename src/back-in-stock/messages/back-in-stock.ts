/** Texts about mails to users who wait for a tool. */

export const restockMessages = {
  ask: 'Notify me when available',
  asking: 'Saving',
  asked: 'We will send you one e-mail as soon as this tool is back in stock.',
  withdraw: 'Withdraw',
  withdrawn: 'Request withdrawn. We will not send an e-mail.',
  logIn: 'Log in to be notified when available',
  problems: {
    inStock: 'This tool is in stock',
    inStockDetail: 'This tool is back in stock, so you can order it now.',
    notConfirmed: 'Your e-mail address is not confirmed',
    notConfirmedDetail:
      'E-mails are sent only to confirmed addresses. Request a confirmation link on My Profile, then try again.',
  },
  mail: {
    subject: (name: string) => `Back in stock: ${name}`,
    text: (name: string, link: string, shop: string) =>
      [
        `${name} is back in stock. You asked us to notify you.`,
        '',
        link,
        '',
        'This is the only e-mail that we will send for your request. No stock is reserved for you.',
        '',
        shop,
        '',
      ].join('\n'),
  },
  failed: 'Back-in-stock e-mails could not be sent.',
} as const
