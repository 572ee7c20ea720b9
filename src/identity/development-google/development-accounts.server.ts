/** The accounts of the development Google, and the page where one is chosen or entered. */
import { createHash } from 'node:crypto'
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import { escapeHtml } from '../../platform/http/development-page.server.ts'
import { identityMessages } from '../messages/identity.ts'
import { nameMaximum } from '../public-settings.ts'

const { google: messages } = identityMessages

export type DevelopmentAccount = {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly verified: boolean
}
/** The form's fields as typed. */
export type AccountForm = {
  readonly name: string
  readonly email: string
  readonly verified: boolean
}
/** An invalid form, with the reason as a sentence. */
export type RejectedForm = { readonly error: string; readonly typed: AccountForm }

// The same address is the same account, whatever the other fields are.
const createAccount = (name: string, email: string, verified: boolean): DevelopmentAccount => ({
  sub: `dev-${createHash('sha256').update(email).digest('hex').slice(0, 21)}`,
  name,
  email,
  verified,
})

export const developmentAccounts: readonly DevelopmentAccount[] = [
  createAccount('Celia Navarro', 'celia.navarro@example.org', true),
  createAccount('Tomasz Wren', 'tomasz.wren@example.org', true),
  createAccount('Ines Okafor', 'ines.okafor@example.org', false),
]

/** The account that was chosen or entered; rejected if the e-mail address is invalid. */
export function parseAccountForm(
  form: URLSearchParams,
): { readonly account: DevelopmentAccount } | RejectedForm {
  const chosen = developmentAccounts.find(({ sub }) => sub === form.get('sub'))
  if (chosen) return { account: chosen }
  const typed = {
    name: (form.get('name') ?? '').trim().slice(0, nameMaximum),
    email: form.get('email') ?? '',
    verified: form.get('verified') === 'yes',
  }
  const email = canonicalEmail(typed.email)
  return email
    ? { account: createAccount(typed.name || (email.split('@')[0] ?? ''), email, typed.verified) }
    : { error: messages.wrongEmail, typed }
}

/**
 * The page's body.
 * @param rejected the form to show again, with its error
 */
export function accountChooserHtml(action: string, rejected?: RejectedForm): string {
  const formTag = `<form method="post" action="${escapeHtml(action)}">`
  return [
    formTag,
    developmentAccounts.map(accountButton).join('\n'),
    '</form>',
    '<article>',
    `<h2>${messages.another}</h2>`,
    formTag,
    nameField(rejected),
    emailField(rejected),
    rejected ? `<p id="wrong" class="wrong" role="alert">${escapeHtml(rejected.error)}</p>` : '',
    verifiedField(rejected),
    `<div class="row"><button class="button primary">${messages.go}</button></div>`,
    '</form>',
    '</article>',
    `${formTag}<div class="row">` +
      `<button class="button" name="cancel" value="yes">${messages.cancel}</button></div></form>`,
  ].join('\n')
}

const accountButton = ({ sub, name, email, verified }: DevelopmentAccount): string =>
  `<button class="button person" name="sub" value="${sub}">${escapeHtml(name)}` +
  `<span>${escapeHtml(email)} · ${verified ? messages.verified : messages.unverified}</span>` +
  '</button>'

const nameField = (rejected?: RejectedForm): string =>
  `<label class="field">${messages.name}` +
  `<input name="name" maxlength="${nameMaximum}" autocomplete="off"` +
  ` value="${escapeHtml(rejected?.typed.name ?? '')}"></label>`

const emailField = (rejected?: RejectedForm): string =>
  `<label class="field">${messages.email}` +
  '<input name="email" type="email" maxlength="254" required autocomplete="off"' +
  ` value="${escapeHtml(rejected?.typed.email ?? '')}"` +
  `${rejected ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}></label>`

const verifiedField = (rejected?: RejectedForm): string =>
  '<label class="check"><input name="verified" type="checkbox" value="yes"' +
  `${rejected && !rejected.typed.verified ? '' : ' checked'}>${messages.isVerified}</label>`
