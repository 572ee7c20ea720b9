/**
 * The form with which a buyer system of the Open Catalog Interface signs in. Pure.
 * Source: SAP, Open Catalog Interface, releases 4.0 and 5.0, chapter "Calling the catalog".
 */
import { maxReturnAddress } from '../rules.ts'

export type OciCall = {
  readonly userName: string
  readonly password: string
  readonly hookUrl: string
  /** What the basket's form names again, as the buyer system said it. */
  readonly returned: Readonly<Record<string, string>>
  /** A text that the buyer system looks for: of its functions DETAIL and SOURCING. */
  readonly q: string
}

const returnedNames = ['~okcode', '~target', '~caller']
const returnedDefaults = { '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' }
/** Characters of any other field that counts. */
const maxLength = 255

/** @returns undefined for what is no call: a field is missing, too long, or comes twice */
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
  if (!userName || !password || !hookUrl || hookUrl.length > maxReturnAddress) return undefined
  if (lengths.some((length) => length > maxLength)) return undefined
  return { userName, password, hookUrl, returned: returnedOf(text), q: searchOf(text) }
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
