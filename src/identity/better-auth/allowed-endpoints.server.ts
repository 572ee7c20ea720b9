/** The endpoints of the identity library that the shop exposes, and their valid input. */
import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import { Email, Line } from '../../platform/fields/fields.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { nameMaximum, passkeyNameMaximum } from '../public-settings.ts'

/** A refusal in the library's own format, with the shop's message. */
export type EndpointRefusal = {
  readonly status: number
  readonly code: string
  readonly message: string
}
/** The data passed to the library: the body, and the account's e-mail address for rate limits. */
export type PreparedRequest = {
  readonly body?: Readonly<Record<string, unknown>>
  readonly email?: string
}

export type AllowedEndpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The shared rate limit that counts it. */
  readonly limit?: 'login' | 'signup' | 'reset' | 'verification'
  /** Whether it needs the instance with Google. */
  readonly google?: boolean
  /** The query parameters that are passed to the library. */
  readonly query?: readonly string[]
  /**
   * Its role for second factors: `setup` needs a session, `verify` a session or a challenge,
   * `passkey` signs in with both factors at once.
   */
  readonly secondFactor?: 'setup' | 'verify' | 'passkey'
  /** Whether it changes the account's credentials, so that its caller must verify ownership. */
  readonly asksProof?: boolean
  /** Validates the body strictly; the library receives only its result. */
  readonly prepare?: (body: unknown, origin: string) => PreparedRequest | EndpointRefusal
}

const secretField = z.string().check(z.maxLength(1000))
const SignUp = z.strictObject({ name: Line(nameMaximum), email: Email, password: secretField })
const SignIn = z.strictObject({ email: Email, password: secretField })
const PasswordReset = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: secretField,
})
// The specification's own pattern allows some invalid addresses: they get the usual response.
const specifiedEmail = /^\w+@[a-zA-Z_]+?\.[a-zA-Z]{2,3}$/
const EmailRequest = z.strictObject({
  email: z.string().check(
    z.maxLength(320),
    z.refine(
      (email) => canonicalEmail(email) !== undefined || specifiedEmail.test(email),
      messages.refusals.INVALID_EMAIL,
    ),
  ),
})
const SocialSignIn = z.strictObject({ provider: z.literal('google') })
const OwnPassword = z.strictObject({ password: z.optional(secretField) })
const withoutSpaces = z.pipe(
  z.string().check(z.maxLength(100)),
  z.transform((code: string) => code.replaceAll(/\s/g, '')),
)
const TotpCode = z.strictObject({
  code: z.pipe(withoutSpaces, z.string().check(z.regex(/^\d{6}$/))),
})
const RecoveryCode = z.strictObject({
  code: z.pipe(withoutSpaces, z.string().check(z.regex(/^[a-zA-Z0-9]{5}-?[a-zA-Z0-9]{5}$/))),
})
const ticketField = z.string().check(z.maxLength(200))
/** The browser's JSON form of an authenticator's response (`PublicKeyCredential.toJSON`). */
const Credential = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(2000)) })
const NewPasskey = z.strictObject({
  ticket: ticketField,
  name: Line(passkeyNameMaximum),
  response: Credential,
})
const PasskeySignIn = z.strictObject({ ticket: ticketField, response: Credential })
const PasskeyId = z.strictObject({
  id: z.string().check(z.maxLength(2000)),
  password: z.optional(secretField),
})
const EmptyBody = z.optional(z.nullable(z.strictObject({})))

export const allowedEndpoints: readonly AllowedEndpoint[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    limit: 'signup',
    prepare: (body) =>
      validate(SignUp, body, (input) => ({ body: { ...input }, email: input.email })),
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    limit: 'login',
    prepare: (body) =>
      validate(SignIn, body, (input) => ({ body: { ...input }, email: input.email })),
  },
  {
    method: 'POST',
    path: '/sign-out',
    prepare: (body) => validate(EmptyBody, body, () => ({ body: {} })),
  },
  { method: 'GET', path: '/get-session' },
  { method: 'GET', path: '/token' },
  { method: 'GET', path: '/jwks' },
  {
    method: 'POST',
    path: '/request-password-reset',
    limit: 'reset',
    prepare: (body) => validate(EmailRequest, body, prepareEmail),
  },
  {
    method: 'POST',
    path: '/reset-password',
    limit: 'login',
    prepare: (body) => validate(PasswordReset, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    limit: 'verification',
    prepare: (body) => validate(EmailRequest, body, prepareEmail),
  },
  { method: 'GET', path: '/verify-email', query: ['token'] },
  {
    method: 'POST',
    path: '/two-factor/enable',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) =>
      validate(OwnPassword, body, (input) => ({ body: { ...input, method: 'totp' } })),
  },
  {
    method: 'POST',
    path: '/two-factor/disable',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) => validate(OwnPassword, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/two-factor/generate-backup-codes',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) => validate(OwnPassword, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    secondFactor: 'verify',
    prepare: (body) => validate(TotpCode, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/two-factor/verify-backup-code',
    secondFactor: 'verify',
    prepare: (body) =>
      validate(RecoveryCode, body, ({ code }) => ({
        body: { code: `${code.slice(0, 5)}-${code.slice(-5)}` },
      })),
  },
  { method: 'GET', path: '/passkey/list', secondFactor: 'setup', prepare: () => ({}) },
  {
    method: 'POST',
    path: '/passkey/begin',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) => validate(OwnPassword, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/passkey/add',
    secondFactor: 'setup',
    prepare: (body) => validate(NewPasskey, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/passkey/confirm',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) => validate(PasskeyId, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/passkey/remove',
    secondFactor: 'setup',
    asksProof: true,
    prepare: (body) => validate(PasskeyId, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/passkey/begin-sign-in',
    prepare: (body) => validate(EmptyBody, body, () => ({ body: {} })),
  },
  {
    method: 'POST',
    path: '/passkey/sign-in',
    secondFactor: 'passkey',
    prepare: (body) => validate(PasskeySignIn, body, (input) => ({ body: { ...input } })),
  },
  {
    method: 'POST',
    path: '/sign-in/social',
    google: true,
    prepare: (body, origin) =>
      validate(SocialSignIn, body, (input) => ({
        body: {
          ...input,
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

const prepareEmail = ({ email }: z.output<typeof EmailRequest>): PreparedRequest => {
  const canonical = canonicalEmail(email) ?? email.toLowerCase()
  return { body: { email: canonical }, email: canonical }
}

function validate<T>(
  schema: z.ZodMiniType<T>,
  body: unknown,
  prepare: (input: T) => PreparedRequest,
): PreparedRequest | EndpointRefusal {
  const result = safeParse(schema, body)
  if (result.success) return prepare(result.data)
  const [issue] = result.error.issues
  const field = issue?.path[0]
  const message = (): string => {
    if (field === 'name') return nameError(body)
    if (field === 'email') return messages.refusals.INVALID_EMAIL
    return field === 'code' ? messages.refusals.INVALID_CODE : messages.refusedOtherwise
  }
  return { status: 422, code: 'NOT_VALID', message: message() }
}

const nameError = (body: unknown): string => {
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
