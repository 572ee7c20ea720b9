/** Who may see prices, and the text for those who may not. Source: product rule 5.2. */
import type { Actor } from '../platform/access/endpoint.ts'
import { problem, type Problem } from '../../packages/contract/problem.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { PriceViewers } from '../platform/profile/shop-profile.ts'
import { companiesMessages as messages } from './messages/companies.ts'

/** The shop does not show its prices to the caller. `facts.whoSeesPrices`: who may see them. */
export const pricesHidden = problem('prices-hidden', 403, messages.problems.pricesHidden)

/** The viewer of prices; undefined if not signed in. */
export type Viewer =
  | Pick<Actor, 'id' | 'role' | 'permissions' | 'lacksSecondFactor' | 'company'>
  | undefined

/**
 * Whether somebody may see prices; undefined if it depends on their companies. Staff always may: an
 * operation without a permission treats them as customers.
 */
export function canSeePrices(
  viewers: PriceViewers | 'everybody',
  viewer: Viewer,
): boolean | undefined {
  if (viewers === 'everybody') return true
  if (!viewer) return false
  if (viewers === 'signed-in' || viewer.company || isStaff(viewer)) return true
  return undefined
}

const isStaff = (viewer: NonNullable<Viewer>): boolean =>
  isAdmin(viewer) || ((viewer.permissions ?? []).length > 0 && viewer.lacksSecondFactor !== true)

/** Why prices are hidden, and what to do about it. */
export const pricesHiddenTo = (viewers: PriceViewers, viewer: Viewer): Problem =>
  pricesHidden({
    detail: viewer ? messages.companiesSeePrices : messages.signInForPrices[viewers],
    facts: { whoSeesPrices: viewers },
  })
