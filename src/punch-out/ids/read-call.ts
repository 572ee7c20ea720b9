/**
 * The form with which software of craftsmen opens the catalogue by IDS Connect 2.5. Pure.
 * Source: the fields as public implementations of the interface of ITEK have them (`kndnr`,
 * `name_kunde`, `pw_kunde`, `action`, `hookurl`, `warenkorb`, `ghnummer`, `target`, `version`); the
 * printed specification was not at hand.
 */
import { maxReturnAddress } from '../rules.ts'

/** Basket to the craftsman, basket from the craftsman, page of an article. */
const actions = ['WKE', 'WKS', 'ADL'] as const
type Action = (typeof actions)[number]

export type IdsCall = {
  readonly action: Action
  /** The name of the user, then the number of the customer, as far as they are there. */
  readonly userNames: readonly string[]
  readonly password: string
  /** '' where no basket goes back: of ADL. */
  readonly hookUrl: string
  /** Into which window the basket goes. */
  readonly target: string
  /** The basket of WKS as XML; ''. */
  readonly basket: string
  /** The article of ADL; ''. */
  readonly article: string
}

/** Characters of a field that counts. */
const maxLength = 255
const targets = ['_self', '_top', '_parent', '_blank']

/** @returns undefined for what is no call: another action, something is missing, too long or twice */
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
