/** Who is signed in on this browser: the only place that knows the storage keys. Empty on the server. */

/** Source: specification, point 9. Misspelt there, and so for ever. */
const tokenKey = 'accessToker'
const personKey = 'ironmonger.person'

/** What the bar shows of whoever is signed in. */
export type SignedInPerson = { readonly email: string; readonly name: string }

const changed = new EventTarget()
const here = (): boolean => typeof document !== 'undefined'

/** The access token, or undefined when nobody is signed in. */
export const readToken = (): string | undefined =>
  here() ? (localStorage.getItem(tokenKey) ?? undefined) : undefined

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token)
  tell()
}

export function storePerson({ email, name }: SignedInPerson): void {
  localStorage.setItem(personKey, JSON.stringify({ email, name }))
  tell()
}

/** Forgets token and person: from here on this browser is signed out. */
export function clearToken(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(personKey)
  tell()
}

let lastRead: { readonly text: string | null; readonly person: SignedInPerson | undefined } = {
  text: null,
  person: undefined,
}

/** Who signed in; undefined when nobody is. The same object until it changes. */
export function readPerson(): SignedInPerson | undefined {
  if (readToken() === undefined) return undefined
  const text = localStorage.getItem(personKey)
  if (text !== lastRead.text)
    lastRead = { text, person: text === null ? undefined : parsePerson(text) }
  return lastRead.person
}

/** Calls back whenever somebody signs in or out, in this tab or in another. */
export function onSignedInChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === null || key === tokenKey || key === personKey) tell()
  }
  changed.addEventListener('change', listener)
  addEventListener('storage', elsewhere)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', elsewhere)
  }
}

/**
 * Runs in the head, before anything is painted: the server's page is the same for everybody, and this marks it as
 * signed in, now and when another tab signs in or out: pages of text have no other script that would hear of it.
 * Constant, so that its hash can stand in the content security policy. It must never stop a page.
 */
export const signedInHeadScript = `(function m(e){try{var r=document.documentElement,s=localStorage,i=s.getItem("${tokenKey}")!==null;r.toggleAttribute("data-signed-in",i);if(i)r.style.setProperty("--first-name",JSON.stringify(String(JSON.parse(s.getItem("${personKey}")||'{"name":""}').name).trim().split(/\\s+/)[0]))}catch(x){}if(!e)addEventListener("storage",m)})()`

function tell(): void {
  document.documentElement.toggleAttribute('data-signed-in', readToken() !== undefined)
  // The name that the head script left is only for the time before React shows it.
  document.documentElement.style.removeProperty('--first-name')
  changed.dispatchEvent(new Event('change'))
}

/** A foreign value under our key is nobody. */
function parsePerson(text: string): SignedInPerson | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof found !== 'object' || found === null || !('email' in found) || !('name' in found))
    return undefined
  return typeof found.email === 'string' && typeof found.name === 'string'
    ? { email: found.email, name: found.name }
    : undefined
}
