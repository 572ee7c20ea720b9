/**
 * The form with which a buyer system of the Open Catalog Interface signs in. Pure.
 * Source: SAP, Open Catalog Interface, releases 4.0 and 5.0, chapter "Calling the catalog".
 */
import { maxReturnAddress } from '../rules.ts'

export type OciCall = {
  readonly userName: string
  readonly password: string
  /** '' if a program calls that reads the response itself. */
  readonly hookUrl: string
  /** Fields of the call that the basket's form repeats unchanged. */
  readonly returned: Readonly<Record<string, string>>
  /** A text that the buyer system searches for: with its functions DETAIL and SOURCING. */
  readonly q: string
  /** Answered without a session; undefined if a buyer opens the catalogue. */
  readonly question: OciQuestion | undefined
}

/** Whether an article is still sold, and at which price; or search results. */
export type OciQuestion =
  | { readonly asks: 'VALIDATE'; readonly article: string; readonly quantity: string }
  | { readonly asks: 'BACKGROUND_SEARCH'; readonly q: string }

const returnedNames = ['~okcode', '~target', '~caller']
const returnedDefaults = { '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' }
/** The maximum length of other fields. */
const maxLength = 255

/** @returns undefined for an invalid call: a field is missing, too long or repeated */
export function readOciCall(form: URLSearchParams): OciCall | undefined {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    const key = name.toLowerCase()
    if (fields.has(key)) return undefined
    fields.set(key, value)
  }
  const text = (name: string): string => fields.get(name) ?? ''
  const [userName, password, hookUrl] = [text('username'), text('password'), text('hook_url')]
  const lengths = [userName, password, ...returnedNames.map(text)].map(({ length }) => length)
  const question = questionOf(text)
  if (!userName || !password || hookUrl.length > maxReturnAddress) return undefined
  if (!hookUrl && !question) return undefined
  if (lengths.some((length) => length > maxLength)) return undefined
  return { userName, password, hookUrl, returned: returnedOf(text), q: searchOf(text), question }
}

const returnedOf = (text: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(returnedDefaults).map(([name, fallback]) => [
      name,
      text(name.toLowerCase()) || (name === '~TARGET' && text('returntarget')) || fallback,
    ]),
  )

function searchOf(text: (name: string) => string): string {
  const wanted = { detail: text('productid'), sourcing: text('searchstring') }
  const asked = text('function').toLowerCase()
  return (asked === 'detail' || asked === 'sourcing' ? wanted[asked] : '').slice(0, 200)
}

function questionOf(text: (name: string) => string): OciQuestion | undefined {
  const asked = text('function').toUpperCase()
  if (asked === 'VALIDATE')
    return {
      asks: asked,
      article: text('productid').slice(0, maxLength),
      quantity: text('quantity').trim(),
    }
  return asked === 'BACKGROUND_SEARCH'
    ? { asks: asked, q: text('searchstring').slice(0, 200) }
    : undefined
}
