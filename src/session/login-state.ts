/** The navigation state of the login page: the page to return to, and the missing role. */
import type { Location } from 'react-router'
import { localPath } from '../platform/http/local-path.ts'

const doneBefore = ['email-confirmed', 'password-changed', 'session-ended'] as const
/** What happened before the login page was opened; the page shows it as long as it is open. */
export type DoneBeforeLogin = (typeof doneBefore)[number]

/** The navigation state of /login and /signup. `from` is a path of this shop. */
export type LoginState = {
  readonly from: string
  readonly missing?: 'admin'
  readonly done?: DoneBeforeLogin
}

/** The state for a link to the login page that returns to this location afterwards. */
export const loginStateFor = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  missing?: 'admin',
): LoginState => ({
  from: `${pathname}${search}${hash}`,
  ...(missing === undefined ? {} : { missing }),
})

/** Reads what `loginStateFor` wrote; anything else returns to the front page. */
export function readLoginState(state: unknown): LoginState {
  const fields = typeof state === 'object' && state !== null ? state : {}
  const done = doneBefore.find((each) => 'done' in fields && fields.done === each)
  return {
    from: localPath('from' in fields ? fields.from : undefined),
    ...('missing' in fields && fields.missing === 'admin' ? { missing: 'admin' } : {}),
    ...(done === undefined ? {} : { done }),
  }
}
