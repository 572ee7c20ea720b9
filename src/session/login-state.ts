/** What travels to the login page: where somebody came from, and what they lacked. */
import type { Location } from 'react-router'
import { localPath } from '../platform/local-path.ts'

/** The navigation state of /login and /signup. `from` is a path of this shop. */
export type LoginState = { readonly from: string; readonly missing?: 'admin' }

export const loginStateFor = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  missing?: 'admin',
): LoginState => ({
  from: `${pathname}${search}${hash}`,
  ...(missing === undefined ? {} : { missing }),
})

/** Reads what `stateFor` wrote; from anything else comes the front page. */
export function readLoginState(state: unknown): LoginState {
  const said = typeof state === 'object' && state !== null ? state : {}
  return {
    from: localPath('from' in said ? said.from : undefined),
    ...('missing' in said && said.missing === 'admin' ? { missing: 'admin' } : {}),
  }
}
