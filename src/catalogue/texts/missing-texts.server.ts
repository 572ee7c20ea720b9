/** Reading missing texts in the shop's further languages. */
import { furtherLanguages } from '../../platform/languages/languages.ts'
import { decodeCursor, encodeCursor, toPage } from '../../platform/paging.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { missingTextCounts, missingTexts } from './missing-text-store.server.ts'
import { wordedKinds, type MissingTextsOperations } from './missing-texts-contract.ts'

type Query = Parameters<MissingTextsOperations['missingTexts']>[1]

const defaultPageSize = 100

/** A language that the shop does not have has no missing texts. */
export const createMissingTexts = ({ database }: CatalogueContext): MissingTextsOperations => ({
  missingTexts: (_caller, query) => readMissingTexts(database, query),
  missingTextCounts: () => missingTextCounts(database.reports, furtherLanguages(), wordedKinds),
})

async function readMissingTexts(
  { reports }: CatalogueContext['database'],
  { language, kind, cursor, limit = defaultPageSize }: Query,
) {
  const [rank, name, id, after] =
    cursor === undefined ? [] : decodeCursor(cursor, ['integer', 'string', 'uuid', 'string'])
  const rows = await missingTexts(reports, {
    languages: furtherLanguages().filter((code) => language === undefined || code === language),
    kinds: kind === undefined ? wordedKinds : [kind],
    after:
      rank === undefined
        ? undefined
        : { rank: Number(rank), name: String(name), id: String(id), language: String(after) },
    limit,
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.rank, last.name, last.id, last.language]),
    ({ rank: _rank, ...row }) => row,
  )
}
