/** Columns that name the successors of articles: 'Replaced by', 'Nachfolger'. Pure. */
import { namesSuccessor } from '../../../packages/file-reader/headings/old-and-new.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'

/** Cell values that mean no successor. */
const nothing =
  /^(?:[-–—./]|0|n\/?a|no|none|nein|kein\w*|non|aucun\w*|nee|geen|nie|brak|ne|nej|nem|nessuno|ninguno|nenhum|false|falsch)?$/i

/** A doubt in each row in which such an unused column names another article. */
export function successorDoubts(
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
): RowDoubts {
  const found = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column) =>
        (columns[column] ?? '') === '' && namesSuccessor(heading) ? [{ heading, column }] : [],
      )
  return ({ cells }, { fields }) => ({
    errors: [],
    warnings: found.flatMap(({ heading, column }) => {
      const text = String(cells[column] ?? '').trim()
      return nothing.test(text) || text === fields['sku']
        ? []
        : [{ field: 'state', why: messages.why.replacedBy(heading, text.slice(0, 40)) }]
    }),
  })
}
