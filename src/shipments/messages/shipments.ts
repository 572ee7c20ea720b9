/** The texts of shipments: Problems, field errors, the section on the page of an order. */
import { displayNumber } from '../../platform/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

export const shipmentsMessages = {
  problems: { shipmentKeyReused: 'This shipment was already made with other contents' },
  keyReusedDetail: 'Load the page again before shipping anything else.',
  notTrackingLink: 'Write an address that begins with https://.',
  notQuantity: 'Write a whole number from 1 to 1,000,000.',
  noLines: 'Choose at least one line to ship.',
  lineTwice: 'This line already stands above.',
  tooManyParcels: (max: number) => `A shipment has at most ${displayNumber(max)} parcels.`,

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
  choose: 'Choose what leaves now',
  shipHelp: 'Write how many pieces of each line leave now. What is left waits for the next one.',
  shipTable: 'What is left to ship',
  tool: 'Tool',
  open: 'Left',
  now: 'Ship now',
  nowOf: (name: string) => `Pieces of ${name} to ship now`,
  tooMany: (left: number) => `Only ${displayNumber(left)} are left.`,
  nothing: 'Write a quantity on at least one line.',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  trackingHelp: 'The carrier’s page for this parcel; it begins with https://.',
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
