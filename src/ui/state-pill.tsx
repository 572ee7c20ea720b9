/** The state of a record in one to three words. Pages show states only with this component. */
import type { ReactNode } from 'react'
import { stateMessages } from './messages/states.ts'
import { stateLooks, type State } from './state-looks.ts'

type StatePillProps = {
  readonly state: State
  /** Shown instead of the state's own word, such as 'invited Nov 24'. */
  readonly children?: ReactNode
}

export function StatePill({ state, children }: StatePillProps) {
  const { tone, step } = stateLooks[state]
  const word = stateMessages[state]
  return (
    <span className={tone === 'quiet' ? 'pill' : `pill ${tone}`}>
      {step === undefined ? null : <i data-step={step} />}
      {children ?? word}
    </span>
  )
}
