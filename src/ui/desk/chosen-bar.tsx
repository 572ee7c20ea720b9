/**
 * The bar at the bottom of the window while rows are selected: their number, and the actions for
 * them.
 */
import { Link } from 'react-router'
import { ActButton } from '../buttons.tsx'
import { listPageMessages as messages } from '../messages/list-page.ts'
import { Notice } from '../page-state.tsx'
import type { RowActions } from '../use-row-actions.ts'
import { actTogether, type LeftRow, type Together } from './together.ts'
import type { Selection } from './use-selection.ts'

type ChosenBarProps<Row> = {
  readonly selection: Selection
  /** The chosen rows. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** The total amount of the selected rows. */
  readonly sumOf?: ((rows: readonly Row[]) => string) | undefined
  /** At most three. */
  readonly acts: readonly Together<Row>[]
  readonly actions: RowActions
  readonly onLeft: (left: readonly LeftRow[]) => void
}

export function ChosenBar<Row>(props: ChosenBarProps<Row>) {
  const { selection, rows, acts, sumOf } = props
  if (rows.length === 0) return <ChooseKeys />
  return (
    <div className="slab chosen" role="group" aria-label={messages.together}>
      <ChooseKeys />
      <b role="status">
        {messages.chosen(rows.length)}
        {sumOf ? ` · ${sumOf(rows)}` : null}
      </b>
      <button type="button" className="button plain tight" onClick={selection.clear}>
        {messages.clear}
      </button>
      {acts.map((act) => (
        <TogetherButton key={act.label} act={act} {...props} />
      ))}
    </div>
  )
}

/** Renders nothing if the action applies to none of them. */
function TogetherButton<Row>({ act, ...props }: ChosenBarProps<Row> & { act: Together<Row> }) {
  const { selection, rows, keyOf, nameOf, actions } = props
  const some = act.can ? rows.filter(act.can).length : rows.length
  if (some === 0) return null
  const label = messages.actOnSome(act.label, some, rows.length)
  if ('to' in act)
    return (
      <Link className="button tight" to={act.to(rows)}>
        {label}
      </Link>
    )
  return (
    <ActButton
      className={act.danger ? 'button danger tight' : 'button tight'}
      busy={actions.busy}
      act={(button) =>
        actTogether({
          act,
          rows,
          button,
          actions,
          onLeft: (left) => {
            props.onLeft(left.map(({ row, why }) => ({ name: nameOf(row), why })))
            selection.choose(left.map(({ row }) => keyOf(row)))
          },
        })
      }
    >
      {label}
    </ActButton>
  )
}

/** The id of the text that describes the checkboxes. */
export const ChooseKeys = () => (
  <p className="hidden-label" id="choose-keys">
    {messages.chooseKeys}
  </p>
)

/** The most refused rows that are named. */
const maxLeft = 10

/** Rows that were refused, with the reasons. */
export const LeftRows = ({ left }: { readonly left: readonly LeftRow[] }) =>
  left.length === 0 ? null : (
    <Notice tone="warn">
      <b>{messages.left(left.length)}</b>
      <ul>
        {left.slice(0, maxLeft).map(({ name, why, to }) => (
          <li key={name}>
            {to === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link className="link" to={to}>
                {name}
              </Link>
            )}
            : {why}
          </li>
        ))}
      </ul>
      {left.length > maxLeft ? messages.leftMore(left.length - maxLeft) : null}
    </Notice>
  )
