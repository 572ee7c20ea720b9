/** Actions on several rows of a list at once. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { confirm } from '../dialog.tsx'
import { problemMessage } from '../problem-message.ts'
import type { RowActions } from '../use-row-actions.ts'

export type Together<Row> = TogetherLook<Row> & (EachOf<Row> | AllOf<Row> | PageOf<Row>)

type TogetherLook<Row> = {
  readonly label: string
  /** The rows to which the action applies; all others stay unchanged. */
  readonly can?: (row: Row) => boolean
  readonly danger?: boolean
  /** The question before the action: what will happen to how many rows. */
  readonly sure?: (count: number) => string
}

type EachOf<Row> = {
  readonly each: (row: Row) => Promise<unknown>
  /** Undoes the action for one row. */
  readonly undo?: (row: Row) => Promise<unknown>
  /** The toast. */
  readonly done: (count: number) => string
}

/**
 * Sends all rows in one call, including rows to which the action does not apply: the answer states
 * why they stay.
 */
type AllOf<Row> = { readonly all: (rows: readonly Row[]) => Promise<Outcome<Row>> }
/** The toast, and the refused rows if any: only these stay selected. */
type Outcome<Row> = string | { readonly toast: string; readonly left: readonly Refused<Row>[] }
type Refused<Row> = { readonly row: Row; readonly why: string }

/** Leads to a page. */
type PageOf<Row> = { readonly to: (rows: readonly Row[]) => string }

export type LeftRow = {
  readonly name: string
  readonly why: string
  /** Its page. */
  readonly to?: string
}

type Options<Row> = {
  readonly act: Exclude<Together<Row>, PageOf<Row>>
  /** All that are chosen. */
  readonly rows: readonly Row[]
  readonly button: HTMLElement
  readonly actions: RowActions
  readonly onLeft: (left: readonly Refused<Row>[]) => void
}

/** In one call, or row by row, so that a refused row does not stop the others. */
export const actTogether = async <Row>(options: Options<Row>): Promise<void> => {
  const { act, rows, button, actions, onLeft } = options
  const undo = 'each' in act ? act.undo : undefined
  const some = act.can ? rows.filter(act.can) : rows
  const done: Row[] = []
  await actions.run({
    button,
    work: async () => {
      const asks = act.sure
      const detail = asks?.(some.length)
      if (detail !== undefined && !(await confirm({ detail, confirmLabel: act.label })))
        return undefined
      if ('all' in act) {
        const outcome = await act.all(rows)
        if (typeof outcome === 'string') return outcome
        onLeft(outcome.left)
        return outcome.toast
      }
      onLeft(await workEach(act, some, done))
      return done.length === 0 ? undefined : act.done(done.length)
    },
    undo:
      undo &&
      (async () => {
        for (const row of done) await undo(row)
      }),
  })
}

/** @returns the refused rows, with the reasons */
async function workEach<Row>(
  act: EachOf<Row>,
  rows: readonly Row[],
  done: Row[],
): Promise<readonly Refused<Row>[]> {
  const left: Refused<Row>[] = []
  for (const row of rows) {
    try {
      await act.each(row)
      done.push(row)
    } catch (error) {
      if (!isProblem(error) || isProblem(error, unauthenticated)) throw error
      left.push({ row, why: problemMessage(error) })
    }
  }
  return left
}
