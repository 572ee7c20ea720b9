/**
 * Rows of a list that are not articles: repeated headings, totals, remarks, section titles. Pure.
 */
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { sectionOf } from '../../../packages/file-reader/tables/section-titles.ts'
import {
  isEmptyCell,
  isHeadingAgain,
  isRemark,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import type { MappedRow } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { CheckContext } from './check-rows.server.ts'
import type { EndNotes } from './check-warnings.ts'

/**
 * Why a row is not an article; undefined for an article. A section title applies to the rows after
 * it.
 */
export function remarkOf(
  {
    headings,
    mapping,
    seen,
    cutOff,
  }: Pick<CheckContext, 'headings' | 'mapping' | 'seen'> & Pick<EndNotes, 'cutOff'>,
  mapped: NumberedRow & MappedRow,
  isKnown: boolean,
): string | undefined {
  const { cells } = mapped
  if (isOfRecords(headings)) return undefined
  if (isHeadingAgain(headings, cells)) return messages.ignored.heading
  if (cutOff?.row === mapped.row && isBegun(cells, mapping.columns.indexOf('sku'))) return undefined
  if (isKnown || !(isRemark(headings, cells) || isSection(mapped))) return undefined
  const title = mapping.defaults.category === '=section' ? sectionOf(cells) : undefined
  if (title === undefined) return messages.ignored.remark
  seen.section = title
  return messages.ignored.section(title)
}

/** Whether the last row of a file that is cut off begins an article: a number, and another cell. */
const isBegun = (cells: Row, sku: number): boolean =>
  sku >= 0 && cells.length > 1 && /^\S*\d\S*$/.test(String(cells[sku] ?? '').trim())

/** Whether a row names no article and no amount: a section title, possibly with a number. */
const isSection = ({ cells, fields, errors }: NumberedRow & MappedRow): boolean =>
  cells.filter((cell) => !isEmptyCell(cell)).length <= 3 &&
  errors.length === 0 &&
  ['sku', 'price', 'cost', 'Stock'].every((field) => (fields[field] ?? '') === '')
