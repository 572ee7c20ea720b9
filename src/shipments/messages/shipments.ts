/** The texts of shipments: Problems, field errors, the section on the page of an order. */
import { displayNumber } from '../../platform/money/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

type MailedReturn = Readonly<
  Record<'shop' | 'status' | 'answer' | 'name' | 'link', string> & { order: number }
>

export const shipmentsMessages = {
  problems: {
    returnNotAllowed: 'This return is past that step',
  },
  notTrackingLink: 'Write an address that begins with https://.',
  notQuantity: 'Write a whole number from 1 to 1,000,000.',
  noLines: 'Choose at least one line to ship.',
  lineTwice: 'This line already stands above.',
  tooManyParcels: (max: number) => `A shipment has at most ${displayNumber(max)} parcels.`,

  returns: {
    noLines: 'Choose at least one line to return.',
    heading: 'Returns',
    ask: 'Return something',
    help: 'Write how many pieces of each line come back. We answer before you send anything.',
    of: (sku: string, left: string) => `${sku}: ${left} can come back.`,
    nowOf: (name: string) => `Pieces of ${name} to return`,
    reason: 'Reason',
    act: 'Ask for the return',
    busy: 'Sending',
    asked: 'The return is asked for',
    status: {
      requested: 'asked for',
      approved: 'approved: send it back',
      refused: 'refused',
      received: 'received',
    },
    scrapped: 'received and scrapped',
    entry: (position: number, status: string) => `Return ${position}: ${status}`,
    answer: (text: string) => `Answer of the shop: ${text}`,
    answerLabel: 'Answer to the buyer',
    steps: {
      approved: 'Approve',
      refused: 'Refuse',
      received: 'Received to stock',
      scrapped: 'Received and scrapped',
    },
    stepOf: (step: string, position: number) => `${step}: return ${position}`,
    done: (status: string) => `The return is ${status}`,
    notAllowed: (status: string) =>
      `This return is ${status}. Load the page again to see what can follow.`,
    movement: (order: number, reason: string) => `return of order ${order}: ${reason}`,
    mail: ({ shop, order, status, answer, name, link }: MailedReturn) => ({
      subject: `Your return of order ${order} is ${status}`,
      text: [
        `Hello ${name},`,
        '',
        `your return of order ${order} is ${status}.`,
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
    act: 'Cancel what is left',
    confirm: (number: number) =>
      `What is left of order ${number} is cancelled and goes back in stock. What was shipped stays.`,
    done: (count: number) => `${pieces(count)} cancelled`,
  },
  heading: 'Shipments',
  shipment: (number: string) => `Shipment ${number}`,
  by: (name: string) => `by ${name}`,
  contents: (lines: number, count: number) =>
    `${lines === 1 ? '1 line' : `${displayNumber(lines)} lines`}, ${pieces(count)}`,
  line: (quantity: number, name: string) => `${displayNumber(quantity)} × ${name}`,
  tracking: (number: string) => `Tracking number ${number}`,
  track: 'Follow the parcel',
  trackOf: (number: string) => `Follow parcel ${number}`,

  ship: 'Ship a part',
  shipHelp:
    'All pieces that are reserved leave now, unless you write fewer: what is left waits for the next shipment.',
  shipTable: 'What is left to ship',
  tool: 'Tool',
  open: 'Left',
  now: 'Ship now',
  nowOf: (name: string) => `Pieces of ${name} to ship now`,
  tooMany: (left: number) => `Only ${displayNumber(left)} are left.`,
  nothing: 'Write a quantity on at least one line.',
  parcel: (position: number) => `Parcel ${position}`,
  anotherParcel: 'Another parcel',
  note: 'Note to the buyer',
  noteHelp: 'It is shown with the shipment, and in the mail.',
  act: 'Ship these pieces',
  busy: 'Shipping',
  done: (number: string) => `Shipment ${number} has left`,
  correct: 'Correct the tracking',
  correctOf: (number: string) => `Correct the tracking of shipment ${number}`,
  save: 'Save tracking',
  busySaving: 'Saving',
  saved: 'Tracking saved',
} as const
