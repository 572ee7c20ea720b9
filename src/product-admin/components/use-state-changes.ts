/** Sets the state of many tools, a hundred at a time, and can undo it. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { SetState } from '../../catalogue/model/tool-state.ts'
import type { LeftRow } from '../../ui/desk/together.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { desk } from '../api.client.ts'
import { maxStateChanges, type FormerState } from '../contract.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'

type Progress = { readonly done: number; readonly all: number }

/** @param onLeft called with the tools that could not be changed, and the reasons */
export function useStateChanges(onLeft: (left: readonly LeftRow[]) => void) {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress>()

  /** @returns the previous states of the tools, as changes */
  async function send(changes: readonly FormerState[]): Promise<readonly FormerState[]> {
    const former: FormerState[] = []
    const left: LeftRow[] = []
    try {
      for (let from = 0; from < changes.length; from += maxStateChanges) {
        setProgress({ done: from, all: changes.length })
        const part = changes.slice(from, from + maxStateChanges)
        const result = await desk.setStates({ changes: [...part] })
        former.push(...result.former)
        left.push(
          ...result.left.map(({ id, name, why }) => ({
            name: name || id,
            why,
            to: `/dashboard/manageproducts/${id}`,
          })),
        )
      }
    } catch (error) {
      // The changes made until then remain, and can be undone.
      if (!isProblem(error)) throw error
      toast(problemMessage(error), 'error')
    } finally {
      setProgress(undefined)
      onLeft(left)
      await revalidate()
    }
    return former
  }

  const takeBack = async (former: readonly FormerState[]): Promise<void> => {
    toast(messages.undone((await send(former)).length))
  }

  return {
    progress,
    isBusy: progress !== undefined,
    async setStates(ids: readonly string[], state: SetState): Promise<void> {
      const former = await send(ids.map((id) => ({ id, state })))
      if (former.length > 0)
        toast(messages.done(former.length, messages.stateChoices[state]), 'success', {
          label: listPageMessages.undo,
          act: () => void takeBack(former),
        })
    },
  }
}
