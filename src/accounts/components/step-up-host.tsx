/** Where people are asked to prove who they are: the dialog is loaded when it is needed first. */
import { Suspense, useEffect, useState } from 'react'
import type { Problem } from '../../../packages/contract/problem.ts'
import { onStepUpNeeded } from '../../session/step-up.browser.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const loadDialog = async () => (await import('./step-up-dialog.tsx')).StepUpDialog
const StepUpDialog = lazyComponent(loadDialog)

type Pending = { readonly problem: Problem; readonly answer: (isProved: boolean) => void }

/** Calls that need proof at the same moment are answered by one dialog. */
export function StepUpHost() {
  const [pending, setPending] = useState<readonly Pending[]>([])
  useEffect(
    () =>
      onStepUpNeeded(async (problem) => {
        // Before the dialog opens: where it fails, the call ends, and can be repeated.
        await loadDialog()
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setPending((others) => [...others, { problem, answer: resolve }])
        return promise
      }),
    [],
  )
  const [first] = pending
  if (!first) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        problem={first.problem}
        onDone={(isProved) => {
          for (const { answer } of pending) answer(isProved)
          setPending([])
        }}
      />
    </Suspense>
  )
}
