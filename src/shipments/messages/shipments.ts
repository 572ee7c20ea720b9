/** The texts of shipments: Problems, field errors, the section on the page of an order. */
import { displayNumber } from '../../platform/money/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

type MailedReturn = Readonly<
  Record<'shop' | 'status' | 'answer' | 'name' | 'link', string> & { order: number }
>

export const shipmentsMessages = {
  problems: {
    returnNotAllowed: 'This step is no longer available for this return',
  },
  notTrackingLink: 'Enter a web address that begins with https://.',
  notQuantity: 'Enter a whole number from 1 to 1,000,000.',
  noLines: 'Choose at least one line to ship.',
  lineTwice: 'This line is already listed above. Remove the duplicate.',
  tooManyParcels: (max: number) => `A shipment can have at most ${displayNumber(max)} parcels.`,

  returns: {
    noLines: 'Choose at least one line to return.',
    heading: 'Returns',
    ask: 'Return goods',
    help: 'Enter the number of pieces to return for each line. Wait for our reply before you send anything.',
    of: (sku: string, left: string) => `${sku}: ${left} can be returned.`,
    nowOf: (name: string) => `Quantity of ${name} to return`,
    reason: 'Reason',
    act: 'Request the return',
    busy: 'Sending',
    asked: 'The return was requested',
    status: {
      requested: 'requested',
      approved: 'approved: send the goods back',
      refused: 'refused',
      received: 'received',
    },
    scrapped: 'received and scrapped',
    entry: (position: number, status: string) => `Return ${position}: ${status}`,
    answer: (text: string) => `Reply from the shop: ${text}`,
    answerLabel: 'Reply to the buyer',
    steps: {
      approved: 'Approve',
      refused: 'Refuse',
      received: 'Received into stock',
      scrapped: 'Received and scrapped',
    },
    stepOf: (step: string, position: number) => `${step}: return ${position}`,
    done: (status: string) => `The return is ${status}`,
    notAllowed: (status: string) =>
      `This return is ${status}. Load the return again to see the next steps.`,
    mail: ({ shop, order, status, answer, name, link }: MailedReturn) => ({
      subject: `Your return for order ${order} is ${status}`,
      text: [
        `Hello ${name},`,
        '',
        `Your return for order ${order} is ${status}.`,
        ...(answer === '' ? [] : ['', answer]),
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
    }),
  },
  end: {
    heading: 'End this order',
    act: 'Cancel the rest',
    confirm: (number: number) =>
      `The rest of order ${number} will be cancelled, and its reserved pieces will be returned to stock. Pieces that have already been shipped are not affected.`,
    done: (count: number) => `${pieces(count)} cancelled`,
  },
  heading: 'Shipments',
  shipment: (number: string) => `Shipment ${number}`,
  by: (name: string) => `by ${name}`,
  contents: (lines: number, count: number) =>
    `${lines === 1 ? '1 line' : `${displayNumber(lines)} lines`}, ${pieces(count)}`,
  line: (quantity: number, name: string) => `${displayNumber(quantity)} × ${name}`,
  tracking: (number: string) => `Tracking number ${number}`,
  track: 'Track the parcel',
  trackOf: (number: string) => `Track parcel ${number}`,

  ship: 'Ship part of the order',
  shipHelp:
    'All reserved pieces will ship now unless you enter fewer. The rest will wait for the next shipment.',
  shipTable: 'Pieces left to ship',
  tool: 'Tool',
  open: 'Left',
  now: 'Ship now',
  nowOf: (name: string) => `Quantity of ${name} to ship now`,
  tooMany: (left: number) => `Only ${pieces(left)} ${left === 1 ? 'is' : 'are'} left to ship.`,
  nothing: 'Enter a quantity for at least one line.',
  parcel: (position: number) => `Parcel ${position}`,
  anotherParcel: 'Add a parcel',
  note: 'Note to the buyer',
  noteHelp: 'Shown with the shipment and in the e-mail.',
  act: 'Ship these pieces',
  busy: 'Shipping',
  done: (number: string) => `Shipment ${number} was created`,
  correct: 'Correct tracking details',
  correctOf: (number: string) => `Correct tracking details: shipment ${number}`,
  save: 'Save tracking',
  busySaving: 'Saving',
  saved: 'Tracking saved',
} as const
