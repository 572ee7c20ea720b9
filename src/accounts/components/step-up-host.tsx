/** Hosts the dialog in which people verify their identity; the dialog is loaded on first use. */
import { Suspense, useEffect, useState } from 'react'
import type { Problem } from '../../../packages/contract/problem.ts'
import { onStepUpNeeded } from '../../session/step-up.browser.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const loadDialog = async () => (await import('./step-up-dialog.tsx')).StepUpDialog
const StepUpDialog = lazyComponent(loadDialog)

type Pending = { readonly problem: Problem; readonly answer: (isProved: boolean) => void }

/** Concurrent calls that need verification share one dialog. */
export function StepUpHost() {
  const [pending, setPending] = useState<readonly Pending[]>([])
  useEffect(
    () =>
      onStepUpNeeded(async (problem) => {
        // Loaded before the dialog opens: if loading fails, the call fails, and can be repeated.
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
