/** Columns of texts in languages: what each is taken for, and which are of no language of the shop. Pure. */
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import {
  furtherLanguages,
  isLanguage,
  languageNames,
  shopLanguages,
  type Language,
} from '../../platform/languages/languages.ts'
import { isEmptyCell, type Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Finding } from './mapping.ts'
import type { ColumnTarget } from './targets.ts'

/**
 * What a column is taken for whose heading is `name:de`: the text in a further language of the shop,
 * the field of the tool for the shop's own, nothing for a language that it does not have.
 * @returns undefined for any other heading
 */
export function textTarget(heading: string): ColumnTarget | undefined {
  const column = textColumnOf(heading)
  if (!column) return undefined
  const { field, language } = column
  if (language === shopLanguages().main) return field === 'specifications' ? '' : field
  return furtherLanguages().some((code) => code === language) ? `${field}:${language}` : ''
}

/** Why a column cannot be what it was chosen to be; undefined where its language is the shop's. */
export function wrongTextTarget(target: ColumnTarget): string | undefined {
  const column = textColumnOf(target)
  const languages = furtherLanguages()
  return !column || languages.some((code) => code === column.language)
    ? undefined
    : messages.mapping.notLanguage(target, namesOf(languages))
}

/** That a cell is of a language that the shop does not have, so it is not used. */
export const languageWarnings = (
  columns: readonly ColumnTarget[],
  headings: readonly string[],
  cells: Row,
): Finding[] =>
  headings.flatMap((heading, index) => {
    const column = textColumnOf(heading)
    if (!column || (columns[index] ?? '') !== '' || isEmptyCell(cells[index])) return []
    const { language } = column
    const { main, all } = shopLanguages()
    if (isLanguage(language) && (language === main || all.includes(language))) return []
    return [{ field: '', why: messages.why.otherLanguage(heading.trim(), namesOf(all)) }]
  })

const namesOf = (languages: readonly Language[]): string =>
  languages.map((code) => languageNames[code]).join(', ')
