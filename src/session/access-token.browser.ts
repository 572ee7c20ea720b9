/**
 * The user who is signed in on this browser: the only module that knows these storage keys. Safe to
 * import on the server, where it returns "nobody" (as every `*.browser.ts` module returns
 * "nothing").
 */

/** Source: specification, point 9. The spelling is the specification's and stays. */
const tokenKey = 'accessToker'
const userKey = 'ironmonger.person'

/** The signed-in user's data in the navigation bar. */
export type SignedInUser = { readonly email: string; readonly name: string }

const changes = new EventTarget()
const isBrowser = (): boolean => typeof document !== 'undefined'

/** The access token; undefined when nobody is signed in, and on the server. */
export const readAccessToken = (): string | undefined =>
  isBrowser() ? (localStorage.getItem(tokenKey) ?? undefined) : undefined

export function storeAccessToken(token: string): void {
  localStorage.setItem(tokenKey, token)
  notifyChange()
}

export function storeSignedInUser({ email, name }: SignedInUser): void {
  localStorage.setItem(userKey, JSON.stringify({ email, name }))
  notifyChange()
}

/** Removes access token and user: afterwards this browser is signed out. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  notifyChange()
}

// The last parsed text, so that readers get the same object until it changes.
let parsed: { readonly text: string | null; readonly user: SignedInUser | undefined } = {
  text: null,
  user: undefined,
}

/**
 * The signed-in user; undefined when nobody is signed in, and on the server. Returns the same
 * object until it changes, as useSyncExternalStore requires.
 */
export function readSignedInUser(): SignedInUser | undefined {
  if (readAccessToken() === undefined) return undefined
  const text = localStorage.getItem(userKey)
  if (text !== parsed.text) parsed = { text, user: text === null ? undefined : parseUser(text) }
  return parsed.user
}

/**
 * Calls back whenever somebody signs in or out, in this tab or in another.
 * @returns stops listening
 */
export function onSignedInChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === tokenKey || key === userKey) notifyChange()
  }
  changes.addEventListener('change', listener)
  addEventListener('storage', onStorage)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', onStorage)
  }
}

/**
 * A script for the document's head. It runs before the first paint: the server's HTML is the same
 * for everybody, and this marks it as signed in, now and when another tab signs in or out (pages of
 * text load no other script that would notice). It is constant, so that the content security policy
 * can name its hash, and it catches every error, since it must never stop a page.
 */
export const signedInHeadScript = [
  '(function m(e){try{var r=document.documentElement,s=localStorage,',
  `i=s.getItem("${tokenKey}")!==null;`,
  'r.toggleAttribute("data-signed-in",i);',
  'if(i)r.style.setProperty("--first-name",JSON.stringify(String(JSON.parse(',
  `s.getItem("${userKey}")||'{"name":""}').name).trim().split(/\\s+/)[0]))`,
  '}catch(x){}if(!e)addEventListener("storage",m)})()',
].join('')

function notifyChange(): void {
  document.documentElement.toggleAttribute('data-signed-in', readAccessToken() !== undefined)
  // The name that the head script set is only for the time before React renders it.
  document.documentElement.style.removeProperty('--first-name')
  changes.dispatchEvent(new Event('change'))
}

/** Text under our key that is not ours counts as no user. */
function parseUser(text: string): SignedInUser | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('email' in value) || !('name' in value))
    return undefined
  return typeof value.email === 'string' && typeof value.name === 'string'
    ? { email: value.email, name: value.name }
    : undefined
}
