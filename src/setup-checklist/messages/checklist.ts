/** Texts of the checklist to go live. */
import { displayCount } from '../../platform/money/money.ts'

export const checklistMessages = {
  title: 'Going live',
  description: 'What a shop needs before strangers order from it, ticked from its data.',
  done: (done: number, all: number) =>
    done === all
      ? 'Everything is done: the shop can go live.'
      : `${done} of ${all} ${done === 1 ? 'is' : 'are'} done.`,
  isDone: 'Done',
  isOpen: 'Open',
  points: {
    name: ['The shop has its own name', 'Name it'],
    country: ['The shop says in which country it is', 'Choose the country'],
    currency: ['Prices are in the currency of your country', 'Choose the currency'],
    letterhead: ['Invoices have the address of the shop', 'Fill in the letterhead'],
    bank: [
      'Invoices say where to pay',
      'Fill in the bank account, with an IBAN whose check digits are right',
    ],
    tax: ['Somebody has decided whether tax is charged', 'Look at it, and save'],
    taxNumber: ['Invoices have your VAT or tax number, or no tax is charged', 'Fill it in'],
    numbers: [
      'Somebody has decided with which number invoices begin',
      'Look at the series, and save',
    ],
    delivery: ['Somebody has decided what delivery costs', 'Look at it, and save'],
    secondFactor: ['Every owner signs in with a second factor', 'Set up yours'],
    ceiling: ['Large orders of newcomers wait until you release them', 'Set a ceiling'],
    figures: ['The figures on the front page are your own, or left out', 'Write them'],
    imprint: ['There is an imprint', 'Write it'],
    terms: ['The terms are your own', 'Write them'],
    privacy: ['The privacy policy is your own', 'Write it'],
    contact: ['The contact page says how to reach you', 'Write it'],
    mail: ['A mail has left the shop', 'Send one to yourself below'],
    mailFailures: [
      'All mails of the last day could be sent',
      'Why not: in the log; how: MAIL, in the README',
    ],
    https: ['The shop is reached by https', 'How: ORIGIN and a proxy, in the README'],
    backup: ['A backup is younger than a day', 'How: npm run shop -- backup, in the README'],
    tools: ['There are tools of your own', 'Add the first'],
    demo: ['The demo shop is cleared away', 'How: npm run shop -- demo clear, in the README'],
    order: ['Somebody has ordered, if only you for a test', 'Order something'],
  },
  held: {
    label: 'What waits since the restore',
    title: (rehearsal: boolean) =>
      rehearsal ? 'This shop is a copy for a rehearsal' : 'This shop was restored from a backup',
    lead: (mails: number, rehearsal: boolean) =>
      (mails === 0
        ? 'No mail waits'
        : `${displayCount(mails, 'mail')} ${mails === 1 ? 'waits' : 'wait'}`) +
      `${rehearsal ? ', and new mails wait too' : ' from before; new mails are sent'}. ` +
      'Reminders, notices and what the shop asks of other services pause.',
    refunds: (refunds: number) =>
      refunds === 0
        ? ''
        : `${displayCount(refunds, 'refund')} by card ${refunds === 1 ? 'waits' : 'wait'}.`,
    advice:
      'The shop from which the backup came may have sent them already: then drop them first, and ' +
      'send what is left. A copy sends nothing.',
    release: 'Send them',
    goOn: 'Let it go on',
    notNow: 'Not now',
    drop: 'Drop them',
    releaseDetail: (mails: number) =>
      `${mails === 0 ? 'Reminders' : `${displayCount(mails, 'mail')}, reminders`} and notices go to ` +
      'customers, and refunds to the provider of card payments.',
    dropDetail: (mails: number) =>
      `${displayCount(mails, 'mail')} will never be sent. Invoices among them count as not sent.`,
    released: (mails: number) =>
      mails === 0
        ? 'Nothing is held now'
        : `${displayCount(mails, 'mail')} ${mails === 1 ? 'is' : 'are'} on the way`,
    dropped: (mails: number) =>
      `${displayCount(mails, 'mail')} ${mails === 1 ? 'is' : 'are'} dropped`,
  },
  sendMail: 'Send me a mail',
  mailSent: (email: string) => `A mail to ${email} is on its way`,
  testMail: {
    subject: (shop: string) => `${shop} can send mail`,
    text: (shop: string) => `Hello,

this mail was asked for in the dashboard. That you read it means that ${shop} can send mail.

${shop}
`,
  },
} as const
