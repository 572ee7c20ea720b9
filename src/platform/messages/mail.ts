/** Texts of mail: the development mailbox, and errors of a shop without mail. */
import { displayNumber } from '../money/money.ts'

export const mailMessages = {
  notSetUp: 'E-mail is not set up in this shop',
  notSetUpDetail: 'The shop cannot send e-mails. The operator must set SMTP_URL.',
  atStart:
    'E-mail is not set up: passwords cannot be reset and addresses cannot be confirmed until SMTP_URL is set.',
  givenUp: 'An e-mail could not be delivered and was dropped',
  willRetry: 'An e-mail could not be sent; retrying',
  broken: 'The outgoing e-mails could not be read; retrying',
  /** A mail with collected news. */
  digest: {
    more: (count: number) => `and ${displayNumber(count)} more.`,
    footer: (minutes: number) =>
      minutes === 0
        ? 'Events that happen at the same time are combined in one e-mail.'
        : `Events in the next ${minutes === 1 ? 'minute' : `${minutes} minutes`} ` +
          'will be combined in one e-mail.',
  },
  mailbox: {
    title: 'Mailbox',
    lead: 'This is a demo shop: its e-mails are not sent. They are only shown here, on this machine.',
    empty: 'No e-mails yet. Request a new password or sign up, and the e-mail will appear here.',
    to: 'To',
    from: 'From',
    at: 'Written',
    attached: 'Attached',
    reload: 'Reload',
    back: 'Back to the shop',
  },
} as const
