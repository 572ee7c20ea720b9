/** The states of received orders and of their lines, as pages show them. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { LineState, ReceivedState } from '../rules.ts'

const lineLooks = {
  certain: 'certain',
  'to-confirm': 'toConfirm',
  unknown: 'unknown',
  'left-out': 'leftOut',
} as const satisfies Readonly<Record<LineState, string>>

type ReceivedStateProps = {
  readonly state: ReceivedState
  readonly replacedBy: string | null
}

export const ReceivedStatePill = ({ state, replacedBy }: ReceivedStateProps) => (
  <StatePill state={replacedBy === null ? state : 'replaced'} />
)
export const LineStatePill = ({ state }: { readonly state: LineState }) => (
  <StatePill state={lineLooks[state]} />
)
