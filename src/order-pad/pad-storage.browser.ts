/** What stands on the pad, kept in this browser: through a reload, a sign-in, a closed window. Each order that is opened again has a pad of its own. */

const prefix = 'ironmonger.order-pad'
const keyOf = (name: string): string => (name === '' ? prefix : `${prefix}.${name}`)
/** Characters; a browser keeps some millions in all. */
const longest = 500_000

/** @returns undefined when nothing was kept under this name */
export const readPad = (name: string): string | undefined =>
  localStorage.getItem(keyOf(name)) ?? undefined

/** An empty pad is kept too: an order whose lines all went to the cart does not come back by itself. */
export function storePad(name: string, text: string): void {
  if (text.length <= longest) localStorage.setItem(keyOf(name), text)
}

/** Forgets all pads, at signing out. */
export function clearPads(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key)
}
