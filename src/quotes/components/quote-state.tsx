/** The state of a quote as a pill. */
import { stateNames } from '../messages/pages.ts'
import type { QuoteState } from '../rules.ts'

const tones: Readonly<Record<QuoteState, string>> = {
  asked: 'pill warn',
  answered: 'pill info',
  accepted: 'pill good',
  declined: 'pill',
  withdrawn: 'pill',
  expired: 'pill',
}

export const QuoteStatePill = ({ state }: { readonly state: QuoteState }) => (
  <span className={tones[state]}>{stateNames[state]}</span>
)
