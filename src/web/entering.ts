/** What travels to the login page: where somebody came from, and what they lacked. */
import type { Location } from 'react-router'
import { ownPath } from '../platform/own-path.ts'

/** The navigation state of /login and /signup. `from` is a path of this shop. */
export type EnteringState = { readonly from: string; readonly missing?: 'admin' }

export const stateFor = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, missing?: 'admin'): EnteringState => ({
  from: `${pathname}${search}${hash}`,
  ...(missing === undefined ? {} : { missing }),
})

/** Reads what `stateFor` wrote; from anything else comes the front page. */
export function readEntering(state: unknown): EnteringState {
  const said = typeof state === 'object' && state !== null ? state : {}
  return { from: ownPath('from' in said ? said.from : undefined), ...('missing' in said && said.missing === 'admin' ? { missing: 'admin' } : {}) }
}
