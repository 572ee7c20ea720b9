/** The head of a record's page: its name and state, its actions, and a link back. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MenuButton } from './menu-button.tsx'
import { ActButton } from '../buttons.tsx'
import { useRowActions } from '../use-row-actions.ts'

type RecordHeadProps = {
  /** Name and state. */
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** The actions; none for people who may only view. */
  readonly actions?: ReactNode
  /** The list of such records. */
  readonly back: { readonly to: string; readonly label: string }
}

export const RecordHead = ({ title, detail, actions, back }: RecordHeadProps) => (
  <div className="row items-start justify-between">
    <div className="grow basis-80">
      <h1 className="wrap-anywhere">{title}</h1>
      {detail === undefined ? null : <p className="muted mt-2">{detail}</p>}
    </div>
    <span className="row">
      {actions}
      <Link className="button tight" to={back.to}>
        {back.label}
      </Link>
    </span>
  </div>
)

export type RecordAction = {
  readonly label: string
  /** @returns the text of the toast, or undefined when nothing was done */
  readonly work: () => Promise<string | undefined>
  readonly undo?: () => Promise<unknown>
}

type RecordActionsProps = {
  /** The main action in this state. */
  readonly first?: RecordAction | undefined
  /** The rest, behind *More*. */
  readonly others: readonly RecordAction[]
  readonly more: string
  /** The accessible name of *More*. */
  readonly moreOf: string
}

export function RecordActions({ first, others, more, moreOf }: RecordActionsProps) {
  const { busy, run } = useRowActions()
  return (
    <>
      {first ? (
        <ActButton
          className="button tight primary"
          busy={busy}
          act={(button) => run({ button, ...first })}
        >
          {first.label}
        </ActButton>
      ) : null}
      <MenuButton
        label={moreOf}
        busy={busy}
        choices={others.map((act) => ({
          label: act.label,
          name: act.label,
          act: (button) => void run({ button, ...act }),
        }))}
      >
        {more}
      </MenuButton>
    </>
  )
}
