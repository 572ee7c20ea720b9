/** Validation of the login form. Apart from it, since it is loaded when it is first needed. */
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { Email } from '../platform/fields.ts'
import { loginMessages as messages } from './messages/login.ts'

export const credentialsResolver = zodResolver(
  z.object({ email: Email, password: z.string().check(z.minLength(1, messages.passwordRequired)) }),
)

/**
 * Whether a text is an e-mail address: by the specification's own pattern, or any other valid one.
 * Source: product rules, section 1.
 */
export const matchesEmailPattern = (text: string): boolean =>
  /^\w+@[a-zA-Z_]+?\.[a-zA-Z]{2,3}$/.test(text) || canonicalEmail(text) !== undefined
