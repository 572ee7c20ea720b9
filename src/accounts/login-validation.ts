/** Validation of the login form. A separate module, loaded on first use. */
import * as z from 'zod/mini'
import { canonicalEmail } from '../platform/fields/canonical-email.ts'
import { Email } from '../platform/fields/fields.ts'
import { credentialFields, type CredentialErrors, type Credentials } from './credentials.ts'
import { loginMessages as messages } from './messages/login.ts'

const ValidCredentials = z.object({
  email: Email,
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
})

/** @returns the credentials with the canonical address, or their errors */
export function validateCredentials(values: Credentials): {
  readonly credentials: Credentials | undefined
  readonly errors: CredentialErrors
} {
  const { data: credentials, error } = ValidCredentials.safeParse(values)
  const messageFor = (name: keyof Credentials): string | undefined =>
    error?.issues.find(({ path: [field] }) => field === name)?.message
  return {
    credentials,
    errors: Object.fromEntries(credentialFields.map((name) => [name, messageFor(name)])),
  }
}

/**
 * Whether a text is an e-mail address: by the specification's own pattern, or any other valid
 * address. Source: product rules, section 1.
 */
export const matchesEmailPattern = (text: string): boolean =>
  /^\w+@[a-zA-Z_]+?\.[a-zA-Z]{2,3}$/.test(text) || canonicalEmail(text) !== undefined
