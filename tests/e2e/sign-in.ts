/** People who are signed in already, without the pages for that: where a journey's promise is another one, this spares it seconds. */
import { Visitor as Cookies } from '../identity/visitor.ts'
import { currentWorld } from './current-world.ts'
import { demoAdmin, demoBuyer, freshEmail, type SignedIn } from './visitor.ts'
import { tokenOf } from './api-calls.ts'

/** Somebody who just signed up, under an address that nobody has. */
export async function signUpThroughPages(
  name = 'Jane Doe',
): Promise<SignedIn & { readonly password: string }> {
  const person = { name, email: freshEmail(name), password: 'plough-and-harrow-7' }
  const { status, text } = await new Cookies(currentWorld().origin).post(
    '/api/auth/sign-up/email',
    person,
  )
  if (status !== 200) throw new Error(`${person.email} cannot sign up: ${text}`)
  return { ...person, token: await tokenOf(person) }
}

/** The demo shop's admin. */
export const signInAsAdmin = async (): Promise<SignedIn> => ({
  email: demoAdmin.email,
  name: 'Marta Ibarra',
  token: await tokenOf(demoAdmin),
})
/** The demo shop's customer. */
export const signInAsBuyer = async (): Promise<SignedIn> => ({
  email: demoBuyer.email,
  name: 'Celia Navarro',
  token: await tokenOf(demoBuyer),
})
