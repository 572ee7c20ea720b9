/** The state of a record in one to three words: the one way in which a page shows it. */
import type { ReactNode } from 'react'
import { stateLooks, type State } from './messages/states.ts'

type StatePillProps = {
  readonly state: State
  /** In place of the state's own word, such as 'invited Nov 24'. */
  readonly children?: ReactNode
}

export function StatePill({ state, children }: StatePillProps) {
  const { word, tone, step } = stateLooks[state]
  return (
    <span className={tone === 'quiet' ? 'pill' : `pill ${tone}`}>
      {step === undefined ? null : <i data-step={step} />}
      {children ?? word}
    </span>
  )
}
