/**
 * The head of one record: its name, its state, whose it is, its sum, what else can be done, and the one
 * next step. It stays in sight; on a phone the step stands at the foot of the window.
 */
import type { ReactNode, Ref } from 'react'

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
  /** Where a form of the page puts its button as the step. */
  readonly stepRef?: Ref<HTMLDivElement>
}

export const TitleBar = ({ title, state, who, sum, more, step, stepRef }: TitleBarProps) => (
  <div className="title-bar">
    <h1>{title}</h1>
    {state}
    <span className="who">{who}</span>
    {sum === undefined ? null : <span className="sum">{sum}</span>}
    <div className="acts">
      {more}
      <div className="foot-step" ref={stepRef}>
        {step}
      </div>
    </div>
  </div>
)
