/**
 * The head of a record: name, state, customer, total, other actions, and the one next step. It
 * stays visible; on a phone, the next step is at the bottom of the window.
 */
import type { ReactNode, Ref } from 'react'

type TitleBarProps = {
  readonly title: ReactNode
  /** A `StatePill`. */
  readonly state?: ReactNode
  /** A short description: the customer, a date. On a phone it is below the name, with the sum. */
  readonly who?: ReactNode
  readonly sum?: ReactNode
  /** The dots menu, and buttons that are not the next step. */
  readonly more?: ReactNode
  /** The page's one primary button; absent without a next step. */
  readonly step?: ReactNode
  /** Where a form of the page places its button as the next step. */
  readonly stepRef?: Ref<HTMLDivElement>
}

export const TitleBar = ({ title, state, who, sum, more, step, stepRef }: TitleBarProps) => (
  <div className="title-bar">
    <div className="named">
      <h1>{title}</h1>
      {state}
    </div>
    <div className="about">
      <span className="who">{who}</span>
      {sum === undefined ? null : <span className="sum">{sum}</span>}
    </div>
    <div className="acts">
      {more}
      <div className="foot-step" ref={stepRef}>
        {step}
      </div>
    </div>
  </div>
)
