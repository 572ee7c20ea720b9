/** Leads to the login page when the shop no longer knows the session; loaded when that happens. */
import type { Location, NavigateFunction } from 'react-router'
import { clearSession } from '../../session/access-token.browser.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { loginStateFor, type LoginState } from '../../session/login-state.ts'
import { listPageMessages } from '../messages/list-page.ts'
import { toast } from '../toast.tsx'
import { keepsDraft } from '../use-unsaved.ts'

type Leaving = { readonly navigate: NavigateFunction; readonly location: Location }

/** @param control of the form that was sent, if it was a form */
export async function signInAgain(
  { navigate, location }: Leaving,
  control?: object,
): Promise<void> {
  // Before the text: what is open is kept now.
  clearSession()
  toast(textFor(control), 'info')
  const state: LoginState = { ...loginStateFor(location), done: 'session-ended' }
  await navigate('/login', { state })
}

function textFor(control: object | undefined): string {
  if (control === undefined) return listPageMessages.signInAgain
  return keepsDraft(control) ? formMessages.signInAgain : formMessages.signInAndEnter
}
