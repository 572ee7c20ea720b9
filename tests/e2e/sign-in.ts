/**
 * Accounts that are signed in through the API, for journeys that do not test signing in: faster.
 */
import { Visitor as Cookies } from '../identity/visitor.ts'
import { testEnvironment } from './test-environment.ts'
import { demoAdmin, demoBuyer, uniqueEmail, type SignedIn } from './visitor.ts'
import { fetchToken } from './api-calls.ts'

/** A new account with an unused e-mail address. */
export async function signUpThroughApi(
  name = 'Jane Doe',
  origin = testEnvironment().origin,
): Promise<SignedIn & { readonly password: string }> {
  const person = { name, email: uniqueEmail(name), password: 'plough-and-harrow-7' }
  const { status, text } = await new Cookies(origin).post('/api/auth/sign-up/email', person)
  if (status !== 200) throw new Error(`${person.email} cannot sign up: ${text}`)
  return { ...person, token: await fetchToken(person, origin) }
}

/** Confirms the address of a new account by the link in the demo mailbox; its password stays. */
export async function confirmEmail(
  { email, password }: { readonly email: string; readonly password: string },
  origin = testEnvironment().origin,
): Promise<void> {
  const cookies = new Cookies(origin)
  await cookies.post('/api/auth/sign-in/email', { email, password })
  const mails = (await cookies.get('/dev/mailbox')).text.split('<article')
  const mail = mails.find((text) => text.includes(email) && text.includes('login?verify='))
  const token = /login\?verify=([\w-]+)/.exec(mail ?? '')?.[1] ?? ''
  const { status, text } = await cookies.get(`/api/auth/verify-email?token=${token}`)
  if (status !== 200) throw new Error(`${email} cannot be confirmed: ${text}`)
}

/** The demo shop's admin. */
export const signInAsAdmin = async (origin?: string): Promise<SignedIn> => ({
  email: demoAdmin.email,
  name: 'Marta Ibarra',
  token: await fetchToken(demoAdmin, origin),
})
/** The demo shop's customer. */
export const signInAsBuyer = async (): Promise<SignedIn> => ({
  email: demoBuyer.email,
  name: 'Celia Navarro',
  token: await fetchToken(demoBuyer),
})
