/**
 * Parses the form with which software of craftsmen opens the catalogue by IDS Connect 2.5. Pure.
 * Source: the fields in public implementations of the ITEK interface (`kndnr`, `name_kunde`,
 * `pw_kunde`, `action`, `hookurl`, `warenkorb`, `ghnummer`, `target`, `version`); the printed
 * specification was not available.
 */
import { maxReturnAddress } from '../rules.ts'

/** Basket to the craftsman, basket from the craftsman, page of an article. */
const actions = ['WKE', 'WKS', 'ADL'] as const
type Action = (typeof actions)[number]

export type IdsCall = {
  readonly action: Action
  /** The user's name, then the customer's number, if present. */
  readonly userNames: readonly string[]
  readonly password: string
  /** '' if no basket is returned: for ADL. */
  readonly hookUrl: string
  /** The window that receives the basket. */
  readonly target: string
  /** The basket of WKS as XML; ''. */
  readonly basket: string
  /** The article of ADL; ''. */
  readonly article: string
}

/** The maximum length of other fields. */
const maxLength = 255
const targets = ['_self', '_top', '_parent', '_blank']

/**
 * @returns undefined for an invalid call: another action, or a field that is missing, too long or
 *   repeated
 */
export function readIdsCall(form: Iterable<readonly [string, string]>): IdsCall | undefined {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    const key = name.toLowerCase()
    if (fields.has(key)) return undefined
    fields.set(key, value)
  }
  const text = (name: string): string => fields.get(name)?.trim() ?? ''
  const action = actions.find((one) => one === text('action').toUpperCase())
  const [hookUrl, basket, article] = [text('hookurl'), text('warenkorb'), text('ghnummer')]
  const userNames = [text('name_kunde'), text('kndnr')].filter(Boolean)
  const password = fields.get('pw_kunde') ?? ''
  if (!action || userNames.length === 0 || password === '') return undefined
  if ([...userNames, password, article].some(({ length }) => length > maxLength)) return undefined
  if (hookUrl.length > maxReturnAddress || (hookUrl === '' && action !== 'ADL')) return undefined
  if ((action === 'WKS') !== (basket !== '') || (action === 'ADL') !== (article !== ''))
    return undefined
  const target = targets.find((one) => one === text('target').toLowerCase()) ?? '_self'
  return { action, userNames, password, hookUrl, target, basket, article }
}
