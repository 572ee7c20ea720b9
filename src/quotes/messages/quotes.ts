/** Texts of the API of quotes, and of its mails. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayCount, displayMoney } from '../../platform/money/money.ts'

type QuoteFacts = readonly [number: number, by: string, lines: number]

export const quotesMessages = {
  problems: {
    changed: 'There is a newer offer',
    withdrawn: 'The shop has withdrawn this quote',
    expired: 'This offer has expired',
    notOpen: 'This quote is closed',
  },
  changedDetail: (version: number) =>
    `The shop has made another offer, version ${version}. Load the quote again and check the new offer first.`,
  withdrawnDetail: 'Nothing was ordered. Ask for a price again, or contact the shop.',
  expiredDetail: (day: string) =>
    `The offer could be accepted until ${displayDay(day)}. Nothing was ordered. Contact the shop, or ask for a new price.`,
  notOpenDetail: {
    asked: 'The shop has not replied yet. You will get a reply by e-mail.',
    answered:
      'This quote request has already been answered. Load the quote again to see the answer.',
    accepted: 'The quote has been accepted, and the order is placed.',
    declined: 'The quote was declined. A new price request is needed.',
    withdrawn: 'The quote was withdrawn. A new price request is needed.',
    expired: 'The quote has expired. A new price request is needed.',
  },
  notQuantity: 'Enter a whole number from 1 to 1,000,000.',
  notDay: 'Enter a date such as 2026-11-21.',
  dayIsOver: 'Choose today or a later day.',
  noLines: 'Choose at least one tool.',
  tooManyLines: (max: number) => `A quote can have at most ${max} lines.`,
  notAsked: 'This tool was not part of the request. Remove the line.',
  lineNotSold: 'This tool is no longer sold. Remove the line.',
  use: (number: number) => `quote ${number}`,
  deletedUser: 'Deleted user',
  askedMail: {
    subject: (number: number, by: string) => `Quote ${number}: ${by} asks for a price`,
    text: (by: string, lines: number, message: string, link: string) =>
      `${by} asks for your prices for ${lines === 1 ? 'one tool' : `${lines} tools`}.\n` +
      `${message === '' ? '' : `\n${message}\n`}\nReply here:\n${link}\n`,
  },
  offerMail: {
    subject: (number: number, shop: string) => `Your quote ${number} from ${shop}`,
    text: (
      offer: {
        readonly name: string
        readonly total: number
        readonly validUntil: string
        /** Whether tax is added. */
        readonly taxed: boolean
      },
      message: string,
      link: string,
    ) =>
      `Hello ${offer.name},\n\nHere is our offer: ${displayMoney(offer.total)} for the goods` +
      `${offer.taxed ? ', plus tax' : ''}, ` +
      `valid until ${displayDay(offer.validUntil)}. The offer is attached.\n${message === '' ? '' : `\n${message}\n`}\n` +
      `View and accept the offer here:\n${link}\n`,
  },
  messageMail: {
    subject: (number: number) => `A message about quote ${number}`,
    text: (by: string, text: string, link: string) => `${by} wrote:\n\n${text}\n\n${link}\n`,
  },
  withdrawnMail: {
    subject: (number: number, shop: string) => `${shop} has withdrawn quote ${number}`,
    text: (name: string, link: string) =>
      `Hello ${name},\n\nWe have withdrawn this quote. Nothing was ordered.\n\n${link}\n`,
  },
  declinedMail: {
    subject: (number: number, by: string) => `Quote ${number}: declined by ${by}`,
    text: (by: string, link: string) => `${by} has declined the offer.\n\n${link}\n`,
  },
  digest: {
    failed: 'The e-mails to admins about quotes could not be written; retrying',
    subject: (asked: number, written: number, declined: number) =>
      [
        ...(asked > 0 ? [displayCount(asked, 'price request', 'price requests')] : []),
        ...(written > 0
          ? [displayCount(written, 'message about a quote', 'messages about quotes')]
          : []),
        ...(declined > 0 ? [`${displayCount(declined, 'quote')} declined`] : []),
      ].join(', '),
    lead: 'Since the last e-mail about quotes:',
    asked: (...[number, by, lines]: QuoteFacts) =>
      `Quote ${number}: ${by} asks for your prices for ${displayCount(lines, 'tool')}.`,
    message: (...[number, by]: QuoteFacts) => `Quote ${number}: ${by} has sent a message.`,
    declined: (...[number, by]: QuoteFacts) => `Quote ${number}: ${by} has declined the offer.`,
    all: 'View all quotes',
  },
} as const
