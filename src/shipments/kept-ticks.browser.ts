/**
 * Ticks of a pick list that the shop has not confirmed yet, in localStorage under the person's
 * account, so that a lost connection, a closed tab or an ended session loses none. Signing out
 * clears them.
 */
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

export type KeptTick = {
  readonly number: number
  readonly line: number
  readonly pieces: number
  readonly picked: boolean
}

const isTick = (value: unknown): value is KeptTick =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  typeof value.number === 'number' &&
  'line' in value &&
  typeof value.line === 'number' &&
  'pieces' in value &&
  typeof value.pieces === 'number' &&
  'picked' in value &&
  typeof value.picked === 'boolean'

const keyFor = (): string => personalKeyPrefixes.pickTicks + (readSignedInUser()?.email ?? '')

const listeners = new Set<() => void>()
/** Components get the same array until something changes. */
let known: { readonly text: string; readonly ticks: readonly KeptTick[] } = { text: '', ticks: [] }

/** In the order in which they were made. */
export function readTicks(): readonly KeptTick[] {
  const text = localStorage.getItem(keyFor()) ?? ''
  if (text !== known.text) known = { text, ticks: parse(text) }
  return known.ticks
}

function parse(text: string): readonly KeptTick[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isTick) : []
  } catch {
    return []
  }
}

function store(ticks: readonly KeptTick[]): void {
  if (ticks.length === 0) localStorage.removeItem(keyFor())
  else localStorage.setItem(keyFor(), JSON.stringify(ticks))
  for (const listener of listeners) listener()
}

const isSameLine = (one: KeptTick, other: KeptTick): boolean =>
  one.number === other.number && one.line === other.line

/** Only the last tick of a line counts. */
export const keepTick = (tick: KeptTick): void =>
  store([...readTicks().filter((one) => !isSameLine(one, tick)), tick])

/** Call once the shop has confirmed it; keeps a newer tick of the same line. */
export const forgetTick = (tick: KeptTick): void =>
  store(
    readTicks().filter(
      (one) => !(isSameLine(one, tick) && one.picked === tick.picked && one.pieces === tick.pieces),
    ),
  )

/**
 * Notifies of each change, including those in other tabs.
 * @returns a function that stops it
 */
export function onTicksChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
