/** People who are signed in already, without the pages for that: where a journey's promise is another one, this spares it seconds. */
import { Visitor as Cookies } from '../identity/visitor.ts'
import { here } from './here.ts'
import { demoAdmin, demoBuyer, freshEmail, type SignedIn } from './visitor.ts'
import { tokenOf } from './wire.ts'

/** Somebody who just signed up, under an address that nobody has. */
export async function newcomer(name = 'Jane Doe'): Promise<SignedIn & { readonly password: string }> {
  const person = { name, email: freshEmail(name), password: 'plough-and-harrow-7' }
  const { status, text } = await new Cookies(here().origin).post('/api/auth/sign-up/email', person)
  if (status !== 200) throw new Error(`${person.email} cannot sign up: ${text}`)
  return { ...person, token: await tokenOf(person) }
}

/** The demo shop's admin. */
export const theAdmin = async (): Promise<SignedIn> => ({ email: demoAdmin.email, name: 'Marta Ibarra', token: await tokenOf(demoAdmin) })
/** The demo shop's customer. */
export const theBuyer = async (): Promise<SignedIn> => ({ email: demoBuyer.email, name: 'Celia Navarro', token: await tokenOf(demoBuyer) })
