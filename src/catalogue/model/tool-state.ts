/** The states of a tool, and whether it is offered on a day. Pure. Source: product rule 6.3. */
import type { Day } from '../../platform/time/time-zone.ts'

/** The states that staff set; all can be reversed. */
export const setStates = ['draft', 'on-sale', 'discontinued', 'archived'] as const
export type SetState = (typeof setStates)[number]
/**
 * The state of a tool on a day: a tool on sale may be waiting for its first day, or be past its
 * last.
 */
export const toolStates = [
  'draft',
  'scheduled',
  'on-sale',
  'ended',
  'discontinued',
  'archived',
] as const
export type ToolState = (typeof toolStates)[number]

/** A tool's terms of sale; days are in the shop's time zone, inclusive. */
export type SaleTerms = {
  readonly state: Exclude<SetState, 'archived'>
  readonly saleFrom: Day | null
  readonly saleUntil: Day | null
}

/**
 * Whether the tool has a page and can be ordered. A discontinued tool is offered while stock lasts,
 * and its page stays afterwards.
 */
export const isOffered = (terms: SaleTerms, today: Day): boolean => {
  const state = stateOn(terms, today)
  return state === 'on-sale' || state === 'discontinued'
}

/** The state on this day of a tool that is not archived. */
export function stateOn({ state, saleFrom, saleUntil }: SaleTerms, today: Day): ToolState {
  if (state !== 'on-sale') return state
  if (saleFrom !== null && today < saleFrom) return 'scheduled'
  return saleUntil !== null && saleUntil < today ? 'ended' : 'on-sale'
}
