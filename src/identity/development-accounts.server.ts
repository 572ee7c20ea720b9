/** The page of the development Google: made-up people to sign in as, and a form for anybody else. */
import { createHash } from 'node:crypto'
import { identityMessages } from './messages/identity.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { escapeHtml } from '../platform/development-page.server.ts'
import { nameMaximum } from './public-settings.ts'

const { google: words } = identityMessages

export type DevelopmentAccount = {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly verified: boolean
}
export type AccountForm = {
  readonly name: string
  readonly email: string
  readonly verified: boolean
}

// The same address is the same person, whatever else is said about them.
const personOf = (name: string, email: string, verified: boolean): DevelopmentAccount => ({
  sub: `dev-${createHash('sha256').update(email).digest('hex').slice(0, 21)}`,
  name,
  email,
  verified,
})

export const developmentAccounts: readonly DevelopmentAccount[] = [
  personOf('Celia Navarro', 'celia.navarro@example.org', true),
  personOf('Tomasz Wren', 'tomasz.wren@example.org', true),
  personOf('Ines Okafor', 'ines.okafor@example.org', false),
]

/** Who was chosen or typed in the form; a sentence when the e-mail is none. */
export function parseAccountForm(
  form: URLSearchParams,
):
  | { readonly person: DevelopmentAccount }
  | { readonly mistake: string; readonly typed: AccountForm } {
  const chosen = developmentAccounts.find(({ sub }) => sub === form.get('sub'))
  if (chosen) return { person: chosen }
  const typed = {
    name: (form.get('name') ?? '').trim().slice(0, nameMaximum),
    email: form.get('email') ?? '',
    verified: form.get('verified') === 'yes',
  }
  const email = canonicalEmail(typed.email)
  return email
    ? { person: personOf(typed.name || (email.split('@')[0] ?? ''), email, typed.verified) }
    : { mistake: words.wrongEmail, typed }
}

/** The page's body; `again` is what was typed before, with what is wrong about it. */
export const accountChooserHtml = (
  action: string,
  again?: { readonly mistake: string; readonly typed: AccountForm },
): string => `<form method="post" action="${escapeHtml(action)}">
${developmentAccounts.map(({ sub, name, email, verified }) => `<button class="button person" name="sub" value="${sub}">${escapeHtml(name)}<span>${escapeHtml(email)} · ${verified ? words.verified : words.unverified}</span></button>`).join('\n')}
</form>
<article>
<h2>${words.another}</h2>
<form method="post" action="${escapeHtml(action)}">
<label class="field">${words.name}<input name="name" maxlength="${nameMaximum}" autocomplete="off" value="${escapeHtml(again?.typed.name ?? '')}"></label>
<label class="field">${words.email}<input name="email" type="email" maxlength="254" required autocomplete="off" value="${escapeHtml(again?.typed.email ?? '')}"${again ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}></label>
${again ? `<p id="wrong" class="wrong" role="alert">${escapeHtml(again.mistake)}</p>` : ''}
<label class="check"><input name="verified" type="checkbox" value="yes"${again && !again.typed.verified ? '' : ' checked'}>${words.isVerified}</label>
<div class="row"><button class="button primary">${words.go}</button></div>
</form>
</article>
<form method="post" action="${escapeHtml(action)}"><div class="row"><button class="button" name="cancel" value="yes">${words.cancel}</button></div></form>`
