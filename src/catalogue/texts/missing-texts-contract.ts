/** The operations on missing texts in a further language of the shop: list and count. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { Id, pageFields } from '../../platform/fields/fields.ts'
import { languageCodes } from '../../platform/languages/languages.ts'

export const wordedKinds = ['tools', 'categories', 'brands'] as const
export type WordedKind = (typeof wordedKinds)[number]
const wordedParts = ['name', 'family', 'sentence', 'description', 'specs'] as const

const MissingText = z.strictObject({
  kind: z.enum(wordedKinds),
  id: Id,
  /** In the shop's own language. */
  name: z.string(),
  /** The SKU of a tool; otherwise empty. */
  sku: z.string(),
  /** The language in which they are missing. */
  language: z.string(),
  /** The texts that the record has but the language does not. */
  missing: z.array(z.enum(wordedParts)),
})
export type MissingText = z.output<typeof MissingText>

const MissingTextCount = z.strictObject({
  language: z.string(),
  kind: z.enum(wordedKinds),
  /** Records with something missing. */
  count: z.int(),
})
export type MissingTextCount = z.output<typeof MissingTextCount>

const byStaff = { access: 'admin', permission: 'catalogue' } as const

export const missingTextsContract = {
  missingTexts: endpoint({
    ...byStaff,
    route: 'GET /missing-texts',
    paged: true,
    summary: 'List published tools, categories and brands that lack a translation',
    input: z.strictObject({
      language: z.optional(z.enum(languageCodes)),
      kind: z.optional(z.enum(wordedKinds)),
      ...pageFields,
    }),
    output: z.array(named('MissingText', MissingText)),
  }),
  missingTextCounts: endpoint({
    ...byStaff,
    route: 'GET /missing-texts/counts',
    summary: 'Count the records that lack a translation, by type and language',
    input: z.strictObject({}),
    output: z.array(named('MissingTextCount', MissingTextCount)),
  }),
}
/** One method for each operation of the contract. */
export interface MissingTextsOperations extends Service<typeof missingTextsContract> {}
