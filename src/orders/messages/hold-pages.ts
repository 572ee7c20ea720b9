/** The texts of orders on hold on pages. */
import type { HoldKind, HoldOutcome } from '../holds.ts'

export const holdPageMessages = {
  heading: 'On hold',
  waits: {
    newcomer: 'This order waits until the shop releases it.',
    approval: 'This order waits until somebody of your company approves it.',
    credit: 'This order waits until the shop releases it.',
    delivery: 'This order waits until its delivery is agreed.',
  } satisfies Readonly<Record<HoldKind, string>>,
  waitsStaff: {
    newcomer: 'It is the first of its buyer, above the ceiling for newcomers.',
    approval: 'It waits for an approver of the buyer’s company; you may decide as well.',
    credit: 'It waits for what the company owes.',
    delivery: 'It waits until its delivery is agreed.',
  } satisfies Readonly<Record<HoldKind, string>>,
  untilThen: 'Its prices stay. Nothing is reserved until then.',
  ends: 'Ends on',
  outcome: {
    released: 'Released',
    refused: 'Refused',
    expired: 'Ended: nobody released it in time',
    withdrawn: 'Cancelled while it was on hold',
  } satisfies Readonly<Record<HoldOutcome, string>>,
  by: (name: string) => `by ${name}`,
  approve: 'Approve',
  release: 'Release',
  refuse: 'Refuse',
  refuseNote: 'Why not',
  refuseHelp: 'The buyer reads it.',
  actOn: (act: string, number: number) => `${act} order ${number}`,
  released: (number: number) => `Order ${number} is released`,
  refused: (number: number) => `Order ${number} is refused`,
  title: 'Approvals',
  description: 'Orders of your company that wait until you approve or refuse them.',
  lead: 'Orders of your colleagues above what they may spend. Nothing is reserved until you approve.',
  order: (number: number) => `Order ${number}`,
  none: 'Nothing waits for you',
  noneDetail:
    'Orders above what a member may spend come here. An owner of the company says what that is ' +
    'under Trade account.',
  tradeAccount: 'Trade account',
  poNumber: 'PO number',
  note: 'Note',
  lines: (number: number) => `The lines of order ${number}`,
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  sum: 'Total',
} as const
