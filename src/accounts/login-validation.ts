/** What the login form asks of an address and a password before it sends them. */
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { Email } from '../platform/fields.ts'
import { loginMessages as messages } from './messages/login.ts'

export const credentials = zodResolver(
  z.object({ email: Email, password: z.string().check(z.minLength(1, messages.passwordRequired)) }),
)

/** The specification's own pattern, and every other valid address. Source: product rules, section 1. */
export const matchesEmailPattern = (text: string): boolean =>
  /^\w+@[a-zA-Z_]+?\.[a-zA-Z]{2,3}$/.test(text) || canonicalEmail(text) !== undefined
