/**
 * Every state that a page of the dashboard shows: its word, its tone, and for the way of an order
 * how far it is. A state that is not here cannot be shown; give a new one the tone of its meaning.
 */

/**
 * quiet: rests, nothing to do. info: moves, or is ours to move. warn: waits for somebody or
 * something. good: done well. bad: late or failed.
 */
export type StateTone = 'quiet' | 'info' | 'warn' | 'good' | 'bad'

type StateLook = {
  readonly word: string
  readonly tone: StateTone
  /** Of an order: how many of five steps are done. */
  readonly step?: 1 | 2 | 3 | 4 | 5
}

const table = {
  placed: { word: 'placed', tone: 'info', step: 1 },
  confirmed: { word: 'confirmed', tone: 'info', step: 2 },
  picking: { word: 'picking', tone: 'warn', step: 3 },
  partlyShipped: { word: 'partly shipped', tone: 'warn', step: 3 },
  shipped: { word: 'shipped', tone: 'info', step: 4 },
  delivered: { word: 'delivered', tone: 'good', step: 5 },
  draft: { word: 'draft', tone: 'quiet' },
  open: { word: 'open', tone: 'quiet' },
  sent: { word: 'sent', tone: 'quiet' },
  cancelled: { word: 'cancelled', tone: 'quiet' },
  closed: { word: 'closed', tone: 'quiet' },
  paused: { word: 'paused', tone: 'quiet' },
  hidden: { word: 'hidden', tone: 'quiet' },
  declined: { word: 'declined', tone: 'quiet' },
  withdrawn: { word: 'withdrawn', tone: 'quiet' },
  expired: { word: 'expired', tone: 'quiet' },
  revoked: { word: 'revoked', tone: 'quiet' },
  noKey: { word: 'no key', tone: 'quiet' },
  offSale: { word: 'off sale', tone: 'quiet' },
  discontinued: { word: 'discontinued', tone: 'quiet' },
  archived: { word: 'archived', tone: 'quiet' },
  stopped: { word: 'stopped', tone: 'quiet' },
  customer: { word: 'customer', tone: 'quiet' },
  same: { word: 'same', tone: 'quiet' },
  refunded: { word: 'refunded', tone: 'quiet' },
  creditNote: { word: 'credit note', tone: 'quiet' },
  issued: { word: 'issued', tone: 'quiet' },
  notSent: { word: 'not sent', tone: 'info' },
  invited: { word: 'invited', tone: 'info' },
  answered: { word: 'answered', tone: 'info' },
  requested: { word: 'requested', tone: 'info' },
  asked: { word: 'asked', tone: 'info' },
  toCheck: { word: 'to check', tone: 'info' },
  proposed: { word: 'proposed', tone: 'info' },
  ready: { word: 'ready', tone: 'info' },
  ordered: { word: 'ordered', tone: 'info' },
  admin: { word: 'admin', tone: 'info' },
  due: { word: 'due', tone: 'info' },
  scheduled: { word: 'scheduled', tone: 'info' },
  onHold: { word: 'on hold', tone: 'warn' },
  waitsForGoods: { word: 'waits for goods', tone: 'warn' },
  bounced: { word: 'bounced', tone: 'warn' },
  toApprove: { word: 'to approve', tone: 'warn' },
  reported: { word: 'reported', tone: 'warn' },
  waiting: { word: 'waiting', tone: 'warn' },
  failing: { word: 'failing', tone: 'warn' },
  unattended: { word: 'to adopt', tone: 'warn' },
  expiresSoon: { word: 'expires soon', tone: 'warn' },
  low: { word: 'low', tone: 'warn' },
  notMatched: { word: 'not matched', tone: 'warn' },
  part: { word: 'part', tone: 'warn' },
  locked: { word: 'locked', tone: 'warn' },
  paid: { word: 'paid', tone: 'good' },
  approved: { word: 'approved', tone: 'good' },
  accepted: { word: 'accepted', tone: 'good' },
  active: { word: 'active', tone: 'good' },
  shown: { word: 'shown', tone: 'good' },
  onSale: { word: 'on sale', tone: 'good' },
  inStock: { word: 'in stock', tone: 'good' },
  valid: { word: 'valid', tone: 'good' },
  matched: { word: 'matched', tone: 'good' },
  applied: { word: 'applied', tone: 'good' },
  isDefault: { word: 'default', tone: 'good' },
  thisDevice: { word: 'this device', tone: 'good' },
  captured: { word: 'captured', tone: 'good' },
  isDelivered: { word: 'delivered', tone: 'good' },
  owner: { word: 'owner', tone: 'good' },
  exported: { word: 'exported', tone: 'good' },
  overdue: { word: 'overdue', tone: 'bad' },
  failed: { word: 'failed', tone: 'bad' },
  refused: { word: 'refused', tone: 'bad' },
  disabled: { word: 'disabled', tone: 'bad' },
  soldOut: { word: 'out of stock', tone: 'bad' },
  wrong: { word: 'wrong', tone: 'bad' },
  rejected: { word: 'rejected', tone: 'quiet' },
  certain: { word: 'certain', tone: 'good' },
  toConfirm: { word: 'to confirm', tone: 'warn' },
  unknown: { word: 'unknown', tone: 'bad' },
  leftOut: { word: 'left out', tone: 'quiet' },
} as const satisfies Readonly<Record<string, StateLook>>

export type State = keyof typeof table

/** By state. */
export const stateLooks: Readonly<Record<State, StateLook>> = table
