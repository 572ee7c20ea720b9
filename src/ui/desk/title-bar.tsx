/**
 * The head of one record: its name, its state, whose it is, its sum, what else can be done, and the one
 * next step. It stays in sight; on a phone the step stands at the foot of the window.
 */
import type { ReactNode } from 'react'

type TitleBarProps = {
  readonly title: ReactNode
  /** A `StatePill`. */
  readonly state?: ReactNode
  /** In a few words: the customer, a date. Not shown on a phone. */
  readonly who?: ReactNode
  readonly sum?: ReactNode
  /** The dots, and buttons that are not the next step. */
  readonly more?: ReactNode
  /** The one primary button of the page; nothing where there is no next step. */
  readonly step?: ReactNode
}

export const TitleBar = ({ title, state, who, sum, more, step }: TitleBarProps) => (
  <div className="title-bar">
    <h1>{title}</h1>
    {state}
    <span className="who">{who}</span>
    {sum === undefined ? null : <span className="sum">{sum}</span>}
    <div className="acts">
      {more}
      <div className="foot-step">{step}</div>
    </div>
  </div>
)
