/** What the mail part says: the development mailbox, and what a shop without mail answers. */
import { displayNumber } from '../money/money.ts'

export const mailMessages = {
  notSetUp: "Mail isn't set up in this shop",
  notSetUpDetail: 'The shop cannot send mail: its keeper has to set SMTP_URL first.',
  atStart:
    "Mail isn't set up: nobody can reset a password or confirm an address until SMTP_URL is set.",
  givenUp: 'A mail was given up',
  willRetry: 'A mail could not be sent; it will be tried again',
  broken: 'The outbox could not be read; it will be tried again',
  /** A mail that collects news. */
  digest: {
    more: (count: number) => `and ${displayNumber(count)} more.`,
    footer: (minutes: number) =>
      minutes === 0
        ? 'What was new at the same time stands in one mail.'
        : `What happens in the next ${minutes === 1 ? 'minute' : `${minutes} minutes`} ` +
          'comes in one mail again.',
  },
  mailbox: {
    title: 'Mailbox',
    lead: 'This is a demo shop: its mails are not sent, they are shown here, and only on this machine.',
    empty: 'No mail yet. Ask for a new password, or sign up, and it appears here.',
    to: 'To',
    from: 'From',
    at: 'Written',
    attached: 'Attached',
    reload: 'Look again',
    back: 'Back to the shop',
  },
} as const
