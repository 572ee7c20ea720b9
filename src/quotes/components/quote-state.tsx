/** The state of a quote as a pill. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { QuoteState } from '../rules.ts'

export const QuoteStatePill = ({ state }: { readonly state: QuoteState }) => (
  <StatePill state={state} />
)
