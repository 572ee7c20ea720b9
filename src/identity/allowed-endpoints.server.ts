/** The only calls of the identity library that the shop lets through, and what may stand in each. */
import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'
import type { LimitedAction } from '../platform/http/rate-limits.server.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { Email, Line } from '../platform/fields.ts'
import { identityMessages as messages } from './messages/identity.ts'
import { nameMaximum } from './public-settings.ts'

/** A refusal in the library's own shape, with our sentence. */
export type EndpointRefusal = {
  readonly status: number
  readonly code: string
  readonly message: string
}
export type PreparedRequest = {
  readonly body?: Readonly<Record<string, unknown>>
  readonly email?: string
}

export type AllowedEndpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Which shared limit counts it. */
  readonly counted?: Extract<LimitedAction, 'login' | 'signup' | 'reset'>
  /** Whether it needs the instance that knows Google. */
  readonly google?: boolean
  /** Which query parameters go on to the library. */
  readonly query?: readonly string[]
  /** Reads the body, strictly; what it gives is all that the library receives. */
  readonly prepare?: (body: unknown, origin: string) => PreparedRequest | EndpointRefusal
}

const secret = z.string().check(z.maxLength(1000))
const SignUp = z.strictObject({ name: Line(nameMaximum), email: Email, password: secret })
const SignIn = z.strictObject({ email: Email, password: secret })
const Reset = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: secret,
})
// The specification's own pattern lets through some addresses that are none: they are answered like any other.
const specifiedEmail = /^\w+@[a-zA-Z_]+?\.[a-zA-Z]{2,3}$/
const Asked = z.strictObject({
  email: z.string().check(
    z.maxLength(320),
    z.refine(
      (email) => canonicalEmail(email) !== undefined || specifiedEmail.test(email),
      messages.refusals.INVALID_EMAIL,
    ),
  ),
})
const Social = z.strictObject({ provider: z.literal('google') })
const Nothing = z.optional(z.nullable(z.strictObject({})))

export const allowedEndpoints: readonly AllowedEndpoint[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    counted: 'signup',
    prepare: (body) => read(SignUp, body, (it) => ({ body: { ...it }, email: it.email })),
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    counted: 'login',
    prepare: (body) => read(SignIn, body, (it) => ({ body: { ...it }, email: it.email })),
  },
  {
    method: 'POST',
    path: '/sign-out',
    prepare: (body) => read(Nothing, body, () => ({ body: {} })),
  },
  { method: 'GET', path: '/get-session' },
  { method: 'GET', path: '/token' },
  { method: 'GET', path: '/jwks' },
  {
    method: 'POST',
    path: '/request-password-reset',
    counted: 'reset',
    prepare: (body) => read(Asked, body, asked),
  },
  {
    method: 'POST',
    path: '/reset-password',
    counted: 'login',
    prepare: (body) => read(Reset, body, (it) => ({ body: { ...it } })),
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    counted: 'reset',
    prepare: (body) => read(Asked, body, asked),
  },
  { method: 'GET', path: '/verify-email', query: ['token'] },
  {
    method: 'POST',
    path: '/sign-in/social',
    google: true,
    prepare: (body, origin) =>
      read(Social, body, (it) => ({
        body: {
          ...it,
          callbackURL: `${origin}/login?back=google`,
          errorCallbackURL: `${origin}/login`,
        },
      })),
  },
  {
    method: 'GET',
    path: '/callback/google',
    google: true,
    query: ['code', 'state', 'iss', 'error', 'error_description'],
  },
]

const asked = ({ email }: z.output<typeof Asked>): PreparedRequest => {
  const canonical = canonicalEmail(email) ?? email.toLowerCase()
  return { body: { email: canonical }, email: canonical }
}

function read<T>(
  schema: z.ZodMiniType<T>,
  body: unknown,
  make: (value: T) => PreparedRequest,
): PreparedRequest | EndpointRefusal {
  const found = safeParse(schema, body)
  if (found.success) return make(found.data)
  const [issue] = found.error.issues
  const field = issue?.path[0]
  return {
    status: 422,
    code: 'NOT_VALID',
    message:
      field === 'name'
        ? nameMistake(body)
        : field === 'email'
          ? messages.refusals.INVALID_EMAIL
          : messages.refusedOtherwise,
  }
}

const nameMistake = (body: unknown): string => {
  const name =
    typeof body === 'object' && body !== null && 'name' in body && typeof body.name === 'string'
      ? body.name.trim()
      : ''
  return name === ''
    ? messages.nameRequired
    : name.length > nameMaximum
      ? messages.nameTooLong(nameMaximum)
      : messages.nameNotPlain
}
