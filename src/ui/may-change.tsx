/** Forms on a page that staff with read permission may only view. */
import type { ReactNode } from 'react'
import { canChangeMessages as messages } from './messages/may-change.ts'
import { Notice } from './page-state.tsx'

type MayChangeProps = {
  /** Whether the reader may save anything here. */
  readonly allowed: boolean
  readonly children: ReactNode
}

/**
 * Everybody who sees the page can read its content; only people with the permission can use the
 * controls.
 */
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
