/** The state of a company. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { CompanyState } from '../rules.ts'

const pills = {
  requested: 'requested',
  approved: 'approved',
  'on-hold': 'onHold',
  closed: 'closed',
} as const

export const CompanyPill = ({ state }: { readonly state: CompanyState }) => (
  <StatePill state={pills[state]} />
)
