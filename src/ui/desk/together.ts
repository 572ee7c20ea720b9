/** What is done with several rows of a list at once. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { confirm } from '../dialog.tsx'
import { problemMessage } from '../problem-message.ts'
import type { RowActions } from '../use-row-actions.ts'

export type Together<Row> = TogetherLook<Row> & (EachOf<Row> | AllOf<Row>)

type TogetherLook<Row> = {
  readonly label: string
  /** With which rows it can be done; all others stay as they are. */
  readonly can?: (row: Row) => boolean
  readonly danger?: boolean
  /** Where it asks first: what is about to happen to how many. */
  readonly sure?: (count: number) => string
}

type EachOf<Row> = {
  readonly each: (row: Row) => Promise<unknown>
  /** Takes it back for one row. */
  readonly undo?: (row: Row) => Promise<unknown>
  /** The toast. */
  readonly done: (count: number) => string
}

type AllOf<Row> = {
  /** @returns the toast */
  readonly all: (rows: readonly Row[]) => Promise<string>
}

export type LeftRow = { readonly name: string; readonly why: string }

type Options<Row> = {
  readonly act: Together<Row>
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly button: HTMLElement
  readonly actions: RowActions
  /** Called with the rows that were refused, and why. */
  readonly onLeft: (left: readonly LeftRow[], rows: readonly Row[]) => void
}

/** Row by row, so that one that is refused stops no other. */
export const actTogether = async <Row>(options: Options<Row>): Promise<void> => {
  const { act, rows, button, actions } = options
  const undo = 'each' in act ? act.undo : undefined
  const done: Row[] = []
  await actions.run({
    button,
    work: async () => {
      const asks = act.sure
      const detail = asks?.(rows.length)
      if (detail !== undefined && !(await confirm({ detail, confirmLabel: act.label })))
        return undefined
      if ('all' in act) return act.all(rows)
      await workEach(act, options, done)
      return done.length === 0 ? undefined : act.done(done.length)
    },
    undo:
      undo &&
      (async () => {
        for (const row of done) await undo(row)
      }),
  })
}

async function workEach<Row>(
  act: EachOf<Row>,
  { rows, nameOf, onLeft }: Options<Row>,
  done: Row[],
): Promise<void> {
  const left: LeftRow[] = []
  const leftRows: Row[] = []
  for (const row of rows) {
    try {
      await act.each(row)
      done.push(row)
    } catch (error) {
      if (!isProblem(error) || isProblem(error, unauthenticated)) throw error
      left.push({ name: nameOf(row), why: problemMessage(error) })
      leftRows.push(row)
    }
  }
  onLeft(left, leftRows)
}
