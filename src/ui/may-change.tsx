/** Forms on a page that staff with the permission to read alone may look at. */
import type { ReactNode } from 'react'
import { canChangeMessages as messages } from './messages/may-change.ts'
import { Notice } from './page-state.tsx'

type MayChangeProps = {
  /** Whether who looks may save anything here. */
  readonly allowed: boolean
  readonly children: ReactNode
}

/** Everything in it can be read by everybody who sees the page, and used by who may change it. */
export const MayChange = ({ allowed, children }: MayChangeProps) =>
  allowed ? (
    children
  ) : (
    <>
      <Notice tone="warn">{messages.readOnly}</Notice>
      <fieldset disabled className="min-w-0 mt-4">
        {children}
      </fieldset>
    </>
  )
