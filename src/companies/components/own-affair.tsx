/** Replaces operations that staff would be refused because a record is their own. */
import type { Permission } from '../../platform/access/permissions.ts'
import type { User } from '../../accounts/contract.ts'
import { createContext, use, type ReactNode } from 'react'
import { Notice } from '../../ui/page-state.tsx'
import { ownAffairsMessages as messages } from '../messages/own-affairs.ts'
import { findOwnAffairs, type OwnAffairs } from '../own-affairs.client.ts'
import type { HeldRecord } from '../own-affairs.ts'

type OwnAffairProps = {
  /** The shop's own sentence; undefined if the reader may act. */
  readonly reason: string | undefined
  readonly children?: ReactNode
}

export const OwnAffair = ({ reason, children }: OwnAffairProps) =>
  reason === undefined ? children : <Notice tone="warn">{reason}</Notice>

const OwnAffairsContext = createContext<OwnAffairs>(new Map())

/** Wraps a list: provides which of its rows are the reader's own. */
export const OwnRows = OwnAffairsContext.Provider

/** Asks which rows of a list are the reader's own, for `deskList`. */
export const ownAffairs = <Row,>(
  record: HeldRecord,
  permission: Permission,
  keyOf: (row: Row) => string | number,
) => ({
  Rows: OwnRows,
  find: (user: User, rows: readonly Row[], options: { readonly signal: AbortSignal }) =>
    findOwnAffairs(user, { record, permission, keys: rows.map(keyOf) }, options),
})

type UnlessOwnProps = {
  /** The id or number of the row's record. */
  readonly of: string | number
  readonly children: ReactNode
}

/** A row's buttons; or the short reason in their place if the record is the reader's own. */
export function UnlessOwn({ of, children }: UnlessOwnProps) {
  if (!use(OwnAffairsContext).has(String(of))) return children
  return <small className="yours">{messages.yours}</small>
}
