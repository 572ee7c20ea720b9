/** Doing something to a row: asked first where it is for good, said in a toast, and the table shows it. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { listPageMessages } from './messages/list-page.ts'
import { uiMessages as messages } from './messages/ui.ts'
import { clearToken } from '../session/access-token.ts'
import { confirm } from './dialog.tsx'
import { loginStateFor } from '../session/login-state.ts'
import { toast } from './toast.tsx'
import { problemMessage } from './problem-message.ts'

type Deed = {
  /** The button that was pressed: while it works a second press does nothing, and when its row is gone the focus goes to the next. */
  readonly button: HTMLElement
  /** @returns what is said when it is done, or undefined when it was not done after all */
  readonly work: () => Promise<string | undefined>
}

export type RowActions = {
  /** Something is being done: buttons say so by aria-disabled, since a disabled one would lose the focus. */
  readonly busy: boolean
  /** Does it, says so, and refreshes the page's rows. What the server refuses is said in a toast. */
  readonly act: (deed: Deed) => Promise<void>
  /** As `act`, for a deletion: asks 'are you sure?' first. Source: specification, point 9. */
  readonly remove: (
    button: HTMLElement,
    detail: string,
    call: () => Promise<{ readonly deletedCount: number }>,
  ) => Promise<void>
}

export function useRowActions(): RowActions {
  const [busy, setBusy] = useState(false)
  const { revalidate, state } = useRevalidator()
  const pressed = useRef<{ readonly button: HTMLElement; readonly next: HTMLElement | undefined }>(
    undefined,
  )
  const navigate = useNavigate()
  const location = useLocation()

  // Once the fresh rows stand there: if the row of the button is gone, the focus goes on and is not lost.
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const { button, next } = pressed.current
    pressed.current = undefined
    if (!button.isConnected)
      (next?.isConnected ? next : document.querySelector('main'))?.focus({ preventScroll: true })
  }, [state])

  const refused = async (error: unknown): Promise<void> => {
    if (!isProblem(error)) {
      toast(messages.broken.title, 'error')
      throw error
    }
    if (!isProblem(error, unauthenticated)) {
      toast(problemMessage(error), 'error')
      // Somebody was quicker: the page shows what is so now.
      if (error.body.status === 404 || error.body.status === 409) await revalidate()
      return
    }
    toast(listPageMessages.signInAgain, 'info')
    clearToken()
    await navigate('/login', { state: loginStateFor(location) })
  }

  async function act({ button, work }: Deed): Promise<void> {
    if (busy) return
    setBusy(true)
    const next = nextButton(button)
    try {
      const done = await work()
      if (done === undefined) return
      toast(done)
      pressed.current = { button, next }
      await revalidate()
    } catch (error) {
      await refused(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    act,
    remove: (button, detail, call) =>
      act({
        button,
        work: async () => {
          if (!(await confirm({ detail, act: listPageMessages.delete }))) return undefined
          const { deletedCount } = await call()
          return deletedCount > 0 ? listPageMessages.deleted : listPageMessages.wasGone
        },
      }),
  }
}

/** The same button in the row after, or in the row before. */
function nextButton(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('tr')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(near?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)
}
