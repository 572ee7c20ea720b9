/**
 * Titles between the rows of a list, such as 'Hammers', which many suppliers use for categories.
 * Pure.
 */
import { isEmptyCell, isSum, type NumberedRow, type Row } from './table.ts'

const longestTitle = 60
/** Titles of lists, pages and terms, which are not groups of articles. */
const other =
  /\b(?:\p{L}*list\p{L}*|catalog(?:ue)?|katalog|page|seite|pagina|strona|tel|fax|www|price[sd]?|preise?|prix|total|remarks?|notes?|\d{4})\b/iu
/** Signs of a sentence. */
const sentence = /[:;?!@€$£%]|[.]\s*$|\bincl|\bex(?:cl)?\b/i

/** Whether a title belongs to a list, a page or a year, and not to a group of articles. */
export const namesNoGroup = (title: string): boolean => other.test(title)

/** The title in a row; undefined for articles, totals and remarks. */
export function sectionOf(row: Row): string | undefined {
  const cells = row.filter((cell) => !isEmptyCell(cell)).map((cell) => String(cell).trim())
  // At times with the number of the group.
  const [number, last] = cells.length === 2 ? cells : ['', cells[0]]
  if (last === undefined || cells.length > 2 || !/^[\d.\-/ ]{0,8}$/.test(number ?? ''))
    return undefined
  const title = last.replace(/\s+/g, ' ').replace(/^[-–—*=#\s]+|[-–—*=#\s]+$/g, '')
  const isTitle =
    title.length <= longestTitle &&
    /\p{L}{3}/u.test(title) &&
    !namesNoGroup(title) &&
    !sentence.test(title) &&
    !isSum(title) &&
    title.split(' ').length <= 7
  return isTitle ? title : undefined
}

const articleCells = 3
/** Whether at least two titles are directly above articles. */
export function hasSections(rows: readonly NumberedRow[]): boolean {
  const titles = rows.filter(({ cells }, index) => {
    if (sectionOf(cells) === undefined) return false
    const next = rows.slice(index + 1).find((row) => sectionOf(row.cells) === undefined)
    return (next?.cells.filter((cell) => !isEmptyCell(cell)).length ?? 0) >= articleCells
  })
  return titles.length >= 2
}
