/** The operations on categories, brands and families: list, read, add, save, merge, delete. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { named, withWireFormat } from '../../../packages/contract/wire-format.ts'
import { Id, Integer, Line, OptionalLine, OptionalText } from '../../platform/fields/fields.ts'
import { revisionChanged } from '../contract.ts'
import { recordsMessages as messages } from '../messages/records.ts'

export const nameTaken = problem('record-name-taken', 409, messages.problems.nameTaken)
export const slugTaken = problem('record-slug-taken', 409, messages.problems.slugTaken)
export const recordInUse = problem('record-in-use', 409, messages.problems.inUse)
export const circular = problem('record-circular', 409, messages.problems.circular)

export const recordKinds = ['categories', 'brands', 'families'] as const
export type EditedKind = (typeof recordKinds)[number]

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const Slug = withWireFormat(
  z.string().check(z.maxLength(200, messages.notSlug), z.regex(slugPattern, messages.notSlug)),
  { type: 'string', maxLength: 200, pattern: slugPattern.source },
)
const Kind = z.enum(recordKinds)

/**
 * The maker, or the person responsible for its safety. Source: EU regulation 2023/988, articles 9
 * and 16.
 */
const Party = z.strictObject({
  name: OptionalLine(200),
  /** The postal address. */
  address: OptionalText(500),
  /** An e-mail address or a web page. */
  contact: OptionalLine(254),
})
export type Party = z.output<typeof Party>

/** Its texts in a further language; empty ones are replaced by the record's own. */
const RecordText = z.strictObject({
  language: Line(35),
  name: OptionalLine(120),
  sentence: OptionalLine(300),
})
export type RecordText = z.output<typeof RecordText>

/**
 * `parent` only for categories, `brand` only for families, maker and responsible person only for
 * brands.
 */
const fields = {
  slug: Slug,
  position: Integer(0, 1_000_000),
  sentence: OptionalLine(300),
  /** A picture of this shop, or none: then a category shows that of its most reviewed tool. */
  image: OptionalLine(2048),
  parent: z.nullable(Id),
  maker: Party,
  responsible: Party,
}
export const RecordChange = z.strictObject({
  kind: Kind,
  id: Id,
  name: Line(120),
  ...fields,
  /**
   * In further languages of the shop, for categories and brands; other languages stay unchanged.
   */
  texts: z.optional(z.array(named('CatalogueRecordText', RecordText)).check(z.maxLength(20))),
  revision: Integer(0, 2_147_483_646),
})
export type RecordChange = z.output<typeof RecordChange>

const Record = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  sentence: z.string(),
  image: z.string(),
  /** The key of an uploaded picture; null for any other image. */
  picture: z.nullable(z.string()),
  parent: z.nullable(Id),
  brand: z.string(),
  maker: Party,
  responsible: Party,
  /** Tools on sale. */
  tools: z.int(),
  formerSlugs: z.array(z.string()),
  /** One for each further language of the shop, for categories and brands. */
  texts: z.array(
    named(
      'CatalogueRecordTextInLanguage',
      z.strictObject({ language: z.string(), name: z.string(), sentence: z.string() }),
    ),
  ),
  revision: z.int(),
})
export type EditedRecord = z.output<typeof Record>
const RecordDto = named('CatalogueRecord', Record)
const ById = z.strictObject({ kind: Kind, id: Id })

export const taxonomyContract = {
  records: endpoint({
    route: 'GET /records/:kind',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List all categories, brands or families in sort order',
    input: z.strictObject({ kind: Kind }),
    output: z.array(RecordDto),
  }),
  record: endpoint({
    route: 'GET /records/:kind/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Get a category, brand or family',
    input: ById,
    output: RecordDto,
    problems: [notFound],
  }),
  addRecord: endpoint({
    route: 'POST /records/:kind',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    summary: 'Add a category, brand or family without tools',
    input: z.strictObject({ kind: Kind, name: Line(80), brand: z.optional(OptionalLine(80)) }),
    output: RecordDto,
    problems: [nameTaken],
  }),
  saveRecord: endpoint({
    route: 'PUT /records/:kind/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Save a category, brand or family; its tools get the new name',
    input: named('CatalogueRecordChange', RecordChange),
    output: RecordDto,
    problems: [notFound, revisionChanged, nameTaken, slugTaken, circular],
  }),
  mergeRecord: endpoint({
    route: 'POST /records/:kind/:id/merge',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Merge a category, brand or family into another one; its web addresses redirect there',
    input: z.strictObject({ kind: Kind, id: Id, into: Id }),
    output: RecordDto,
    problems: [notFound, circular],
  }),
  removeRecord: endpoint({
    route: 'DELETE /records/:kind/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Delete a category, brand or family without tools',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
    problems: [recordInUse],
  }),
}
/** One method for each operation of the contract. */
export interface RecordsOperations extends Service<typeof taxonomyContract> {}
