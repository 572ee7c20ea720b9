/**
 * Actions on a table row: confirmation for deletions, a toast with the result, and a table
 * refresh.
 */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { listPageMessages } from './messages/list-page.ts'
import { uiMessages as messages } from './messages/ui.ts'
import { confirm } from './dialog.tsx'
import { isImportError, toast, type ToastAction } from './toast.tsx'
import { problemMessage } from './problem-message.ts'
import { useRevalidator } from './use-revalidator.ts'

type RowAction = {
  /**
   * The button that was pressed. A second press does nothing while the action runs. When the row
   * disappears, the focus moves to the same button of the next row.
   */
  readonly button: HTMLElement
  /** @returns the text of the success toast, or undefined when nothing was done */
  readonly work: () => Promise<string | undefined>
  /** Undoes the action; the toast offers it. */
  readonly undo?: (() => Promise<unknown>) | undefined
}

export type RowActions = {
  /** An action is running: show it with aria-disabled, since a disabled button would lose focus. */
  readonly busy: boolean
  /** Runs an action, then refreshes the page's rows. A Problem from the server becomes a toast. */
  readonly run: (action: RowAction) => Promise<void>
  /**
   * Like `run`, for a deletion: asks for confirmation first. Source: specification, point 9.
   * @param undo restores what was deleted
   */
  readonly remove: (
    button: HTMLElement,
    detail: string,
    call: () => Promise<{ readonly deletedCount: number }>,
    undo?: () => Promise<unknown>,
  ) => Promise<void>
}

/** Row actions for one table; only one of them runs at a time. */
export function useRowActions(): RowActions {
  const [busy, setBusy] = useState(false)
  const { revalidate, state } = useRevalidator()
  const keepFocusAfter = useFocusAfterRemoval(state === 'idle')
  const showError = useErrorToast(revalidate)

  const takeBack = async (undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo()
      toast(listPageMessages.restored)
      await revalidate()
    } catch (error) {
      await showError(error)
    }
  }

  async function run({ button, work, undo }: RowAction): Promise<void> {
    if (busy) return
    setBusy(true)
    const fallback = neighbourButton(button)
    try {
      const message = await work()
      if (message === undefined) return
      toast(message, 'success', undo && undoAction(() => takeBack(undo)))
      keepFocusAfter(button, fallback)
      await revalidate()
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    run,
    remove: (button, detail, call, undo) =>
      run({
        button,
        work: async () => {
          if (!(await confirm({ detail, confirmLabel: listPageMessages.delete }))) return undefined
          const { deletedCount } = await call()
          return deletedCount > 0 ? listPageMessages.deleted : listPageMessages.alreadyDeleted
        },
        undo,
      }),
  }
}

const undoAction = (undo: () => Promise<void>): ToastAction => ({
  label: listPageMessages.undo,
  act: () => void undo(),
})

type FocusTarget = { readonly button: HTMLElement; readonly fallback: HTMLElement | undefined }

/**
 * Moves the focus once the refreshed rows are rendered and the pressed button is gone, unless it
 * was moved elsewhere meanwhile, such as to the toast's Undo.
 * @param idle whether the page's data is up to date, so that the focus may be moved
 * @returns remembers a pressed button and the button that takes the focus in its place
 */
function useFocusAfterRemoval(
  idle: boolean,
): (button: HTMLElement, fallback: HTMLElement | undefined) => void {
  const pressed = useRef<FocusTarget>(undefined)
  useEffect(() => {
    if (!idle || !pressed.current) return
    const { button, fallback } = pressed.current
    pressed.current = undefined
    const isFocusLost = document.activeElement === document.body
    if (!button.isConnected && isFocusLost)
      (fallback?.isConnected ? fallback : document.querySelector('main'))?.focus({
        preventScroll: true,
      })
  }, [idle])
  return (button, fallback) => {
    pressed.current = { button, fallback }
  }
}

/** Shows why an action failed; an expired session leads to the log-in page. */
function useErrorToast(revalidate: () => Promise<void>): (error: unknown) => Promise<void> {
  const navigate = useNavigate()
  const location = useLocation()
  return async (error) => {
    if (!isProblem(error)) {
      if (!isImportError(error)) toast(messages.broken.title, 'error')
      throw error
    }
    if (!isProblem(error, unauthenticated)) {
      toast(problemMessage(error), 'error')
      // Somebody else changed the row, or the reader's permissions: show the current state.
      if ([403, 404, 409].includes(error.body.status)) await revalidate()
      return
    }
    const { signInAgain } = await import('./form/sign-in-again.client.ts')
    await signInAgain({ navigate, location })
  }
}

/** The text button of the next row, or of the previous one if there is no next row. */
function neighbourButton(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('tr, .job')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    neighbour?.querySelector<HTMLElement>('.act .button.small') ??
    [...(neighbour?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)
  )
}
