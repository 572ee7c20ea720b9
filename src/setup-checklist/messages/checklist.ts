/** Texts of the go-live checklist. */
import { displayCount } from '../../platform/money/money.ts'

export const checklistMessages = {
  title: 'Going live',
  description: 'Steps before the shop goes live.',
  done: (done: number, all: number) =>
    done === all
      ? 'Everything is done: the shop can go live.'
      : `${done} of ${all} steps ${done === 1 ? 'is' : 'are'} done.`,
  isOpen: 'Open',
  groups: {
    order: 'Before the first order',
    words: 'Name and texts',
    goods: 'Goods and orders',
    operation: 'Sign-in, e-mail and operation',
  },
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  someDone: (many: number) => `${many} done`,
  points: {
    name: ['The shop has its own name', 'Enter the name'],
    country: ['The country of the shop is set', 'Choose the country'],
    currency: ['Prices are in the currency of your country', 'Choose the currency'],
    letterhead: ['Invoices show the shop’s address', 'Enter the address'],
    bank: ['Invoices show the bank account', 'Enter an IBAN'],
    tax: ['Tax is set', 'Check and save'],
    taxNumber: ['Invoices show your VAT or tax number, or no tax is charged', 'Enter the number'],
    numbers: ['Invoice numbering is set', 'Check and save'],
    delivery: ['Delivery charges are set', 'Check and save'],
    secondFactor: ['Every owner signs in with a second factor', 'Set up yours'],
    ceiling: ['Large orders from new customers go on hold', 'Set a limit'],
    figures: ['The figures on the home page are your own or hidden', 'Edit the figures'],
    imprint: ['The shop has an imprint', 'Write the imprint'],
    terms: ['The terms are your own', 'Write the terms'],
    privacy: ['The privacy policy is your own', 'Write the policy'],
    contact: ['The contact page has your contact details', 'Write the page'],
    mail: ['The shop has sent an e-mail', 'Send yourself an e-mail'],
    mailFailures: [
      'All e-mails from the last day were sent',
      'Check the log, and read MAIL in the README',
    ],
    https: ['The shop uses HTTPS', 'Read ORIGIN in the README'],
    backup: ['The last backup is less than a day old', 'Run npm run shop -- backup (README)'],
    tools: ['The shop has its own tools', 'Add the first tool'],
    demo: ['The demo shop has been removed', 'Run npm run shop -- demo clear (README)'],
    order: ['The shop has at least one order, such as a test order', 'Place a test order'],
  },
  held: {
    label: 'Held since the restore',
    title: (rehearsal: boolean) =>
      rehearsal ? 'This shop is a rehearsal copy' : 'This shop was restored from a backup',
    lead: (mails: number, rehearsal: boolean) => {
      const held =
        mails === 0
          ? 'No e-mail from before the restore is held'
          : `${displayCount(mails, 'e-mail')} from before the restore ${mails === 1 ? 'is' : 'are'} held`
      return `${held}; new e-mails are ${rehearsal ? 'held, too' : 'sent'}. Reminders, notices and requests to other services are paused.`
    },
    refunds: (refunds: number) =>
      refunds === 0
        ? ''
        : `${displayCount(refunds, 'card refund')} ${refunds === 1 ? 'is' : 'are'} held.`,
    advice:
      'If the original shop has already sent the held e-mails, drop these e-mails first, then ' +
      'send everything else. A rehearsal copy should send nothing.',
    release: 'Send held e-mails',
    goOn: 'Continue',
    notNow: 'Not now',
    drop: 'Drop held e-mails',
    releaseDetail: (mails: number) =>
      `${mails === 0 ? 'Reminders' : `${displayCount(mails, 'e-mail')}, reminders`} and notices will be sent to ` +
      'customers, and refunds to the card payment provider.',
    dropDetail: (mails: number) =>
      `${displayCount(mails, 'e-mail')} will never be sent. Invoices among them will count as not sent.`,
    released: (mails: number) =>
      mails === 0
        ? 'Nothing is held now'
        : `${displayCount(mails, 'e-mail')} ${mails === 1 ? 'is' : 'are'} on the way`,
    dropped: (mails: number) =>
      `${displayCount(mails, 'e-mail')} ${mails === 1 ? 'was' : 'were'} dropped`,
  },
  sendMail: 'Send me an e-mail',
  mailSent: (email: string) => `An e-mail to ${email} is on its way`,
  testMail: {
    subject: (shop: string) => `${shop} can send e-mails`,
    text: (shop: string) => `Hello,

This test e-mail was requested in the dashboard. ${shop} can send e-mails.

${shop}
`,
  },
} as const
