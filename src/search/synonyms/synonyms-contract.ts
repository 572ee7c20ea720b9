/** The API contract of synonyms. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Line } from '../../platform/fields/fields.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { searchMessages as messages } from '../messages/search.ts'

/** Synonyms: words or short phrases. */
const SynonymWords = z
  .array(Line(40))
  .check(z.minLength(2, messages.two), z.maxLength(20, messages.tooMany))
const SynonymGroup = z.strictObject({ id: Id, words: z.array(z.string()) })
export type SynonymGroup = z.output<typeof SynonymGroup>
const SynonymGroupDto = named('SynonymGroup', renameKeys(SynonymGroup, { id: '_id' }))
const ById = z.strictObject({ id: Id })

export const synonymEndpoints = {
  synonyms: endpoint({
    route: 'GET /search/words',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the groups of synonyms',
    input: z.strictObject({}),
    output: z.array(SynonymGroupDto),
  }),
  addSynonyms: endpoint({
    route: 'POST /search/words',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    summary: 'Add a group of synonyms',
    input: z.strictObject({ words: SynonymWords }),
    output: SynonymGroupDto,
  }),
  editSynonyms: endpoint({
    route: 'PUT /search/words/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Replace a group of synonyms',
    /** `seen`: the words that the caller saw; if they differ now, nothing is replaced. */
    input: z.strictObject({ id: Id, words: SynonymWords, seen: z.optional(SynonymWords) }),
    output: SynonymGroupDto,
    problems: [notFound, changedMeanwhile],
  }),
  removeSynonyms: endpoint({
    route: 'DELETE /search/words/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Delete a group of synonyms',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
