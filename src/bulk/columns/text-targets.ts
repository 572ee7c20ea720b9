/**
 * Columns of texts in several languages: the meaning of each, and those in languages that the shop
 * does not have. Pure.
 */
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
 * The meaning of a column with the heading `name:de`: the text in a further language of the shop,
 * the field of the tool for the shop's own language, nothing for a language that the shop does not
 * have.
 * @returns undefined for any other heading
 */
export function textTarget(heading: string): ColumnTarget | undefined {
  const column = textColumnOf(heading)
  if (!column) return undefined
  const { field, language } = column
  if (language === shopLanguages().main) return field === 'specifications' ? '' : field
  return furtherLanguages().some((code) => code === language) ? `${field}:${language}` : ''
}

/** Why a column cannot have the chosen meaning; undefined if its language is one of the shop's. */
export function wrongTextTarget(target: ColumnTarget): string | undefined {
  const column = textColumnOf(target)
  const languages = furtherLanguages()
  return !column || languages.some((code) => code === column.language)
    ? undefined
    : messages.mapping.notLanguage(target, namesOf(languages))
}

/** The finding that a cell is in a language that the shop does not have, so that it is not used. */
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
