/**
 * The looks of every state that a dashboard page shows: its tone and, for orders, its progress; its
 * word is in messages/states.ts. A state that is missing here cannot be shown; give a new one the
 * tone of its meaning.
 */
import type { stateMessages } from './messages/states.ts'

/**
 * quiet: final or at rest, nothing to do. info: in progress, or our turn. warn: waits for somebody
 * or something. good: done well. bad: late or failed.
 */
export type StateTone = 'quiet' | 'info' | 'warn' | 'good' | 'bad'

export type State = keyof typeof stateMessages

type StateLook = {
  readonly tone: StateTone
  /** For orders: how many of five steps are done. */
  readonly step?: 1 | 2 | 3 | 4 | 5
}

/** By state. */
export const stateLooks: Readonly<Record<State, StateLook>> = {
  placed: { tone: 'info', step: 1 },
  confirmed: { tone: 'info', step: 2 },
  picking: { tone: 'warn', step: 3 },
  partlyShipped: { tone: 'info', step: 3 },
  shipped: { tone: 'info', step: 4 },
  delivered: { tone: 'good', step: 5 },
  draft: { tone: 'quiet' },
  open: { tone: 'quiet' },
  sent: { tone: 'quiet' },
  cancelled: { tone: 'quiet' },
  closed: { tone: 'quiet' },
  paused: { tone: 'quiet' },
  hidden: { tone: 'quiet' },
  declined: { tone: 'quiet' },
  withdrawn: { tone: 'quiet' },
  expired: { tone: 'quiet' },
  revoked: { tone: 'quiet' },
  noKey: { tone: 'quiet' },
  offSale: { tone: 'quiet' },
  discontinued: { tone: 'quiet' },
  archived: { tone: 'quiet' },
  stopped: { tone: 'quiet' },
  customer: { tone: 'quiet' },
  same: { tone: 'quiet' },
  refunded: { tone: 'quiet' },
  creditNote: { tone: 'quiet' },
  issued: { tone: 'quiet' },
  notSent: { tone: 'info' },
  invited: { tone: 'info' },
  answered: { tone: 'info' },
  requested: { tone: 'info' },
  asked: { tone: 'info' },
  toCheck: { tone: 'info' },
  proposed: { tone: 'info' },
  ready: { tone: 'info' },
  ordered: { tone: 'info' },
  admin: { tone: 'info' },
  due: { tone: 'info' },
  scheduled: { tone: 'info' },
  onHold: { tone: 'warn' },
  waitsForGoods: { tone: 'warn' },
  bounced: { tone: 'warn' },
  toApprove: { tone: 'warn' },
  reported: { tone: 'warn' },
  waiting: { tone: 'warn' },
  failing: { tone: 'warn' },
  unattended: { tone: 'warn' },
  expiresSoon: { tone: 'warn' },
  low: { tone: 'warn' },
  notMatched: { tone: 'warn' },
  part: { tone: 'warn' },
  locked: { tone: 'warn' },
  paid: { tone: 'good' },
  approved: { tone: 'good' },
  accepted: { tone: 'good' },
  active: { tone: 'good' },
  shown: { tone: 'good' },
  onSale: { tone: 'good' },
  inStock: { tone: 'good' },
  valid: { tone: 'good' },
  matched: { tone: 'good' },
  applied: { tone: 'good' },
  isDefault: { tone: 'good' },
  thisDevice: { tone: 'good' },
  captured: { tone: 'good' },
  isDelivered: { tone: 'good' },
  owner: { tone: 'good' },
  exported: { tone: 'good' },
  overdue: { tone: 'bad' },
  failed: { tone: 'bad' },
  refused: { tone: 'bad' },
  disabled: { tone: 'bad' },
  soldOut: { tone: 'bad' },
  wrong: { tone: 'bad' },
  rejected: { tone: 'quiet' },
  replaced: { tone: 'quiet' },
  certain: { tone: 'good' },
  toConfirm: { tone: 'warn' },
  unknown: { tone: 'bad' },
  leftOut: { tone: 'quiet' },
  toMap: { tone: 'info' },
  checking: { tone: 'info' },
  checked: { tone: 'info' },
  applying: { tone: 'info' },
  undoing: { tone: 'info' },
  undone: { tone: 'quiet' },
}
