/**
 * Tools' texts in further languages as cells of a list: `name:de`, `family:de`, `description:de`,
 * `specifications:de`. Exports and imports use the same columns. Pure.
 */
import type { ToolText, ToolTextInLanguage } from './tool-texts-contract.ts'

export const textColumns = ['name', 'family', 'description', 'specifications'] as const
export type TextColumn = (typeof textColumns)[number]
/** Texts by their column: `name:de`. */
export type TextCells = Readonly<Record<string, string>>

const heading = /^\s*(name|family|description|specifications)\s*:\s*([a-z]{2})\s*$/i

/** The column of a heading and its language, in lower case; undefined for other headings. */
export function textColumnOf(
  text: string,
): { readonly field: TextColumn; readonly language: string } | undefined {
  const [, name = '', language = ''] = heading.exec(text) ?? []
  const field = textColumns.find((each) => each === name.toLowerCase())
  return field && { field, language: language.toLowerCase() }
}

/** Specifications as the lines of a cell: 'Länge: 200 mm'. */
const toLines = (specs: ToolText['specs']): string =>
  specs.map(({ name, value }) => `${name}: ${value}`).join('\n')

/**
 * Parses the lines of a cell; in a single-line cell, '; ' separates them. A line may have no name.
 */
const fromLines = (text: string): ToolText['specs'] =>
  text
    .split(text.includes('\n') ? /\r?\n/ : /;\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return { name: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() }
    })

/** The cell of a column. */
export const textCell = (text: ToolText, column: TextColumn): string =>
  column === 'specifications' ? toLines(text.specs) : text[column]

/** All texts of a tool by their columns; empty ones are left out. */
export const toTextCells = (texts: readonly ToolTextInLanguage[]): TextCells =>
  Object.fromEntries(
    texts.flatMap((text) =>
      textColumns
        .map((column) => [`${column}:${text.language}`, textCell(text, column)] as const)
        .filter(([, cell]) => cell !== ''),
    ),
  )

/** The texts in cells, by language: only the columns that exist. */
export function fromTextCells(cells: TextCells): ReadonlyMap<string, Partial<ToolText>> {
  const texts = new Map<string, Partial<ToolText>>()
  for (const [column, cell] of Object.entries(cells)) {
    const { field, language } = textColumnOf(column) ?? {}
    if (field === undefined || language === undefined) continue
    const said = field === 'specifications' ? { specs: fromLines(cell) } : { [field]: cell }
    texts.set(language, { ...texts.get(language), ...said })
  }
  return texts
}

/** Separates the text columns of a row from the fields of the tool. */
export function splitTexts(fields: Readonly<Record<string, unknown>>): {
  readonly texts: TextCells
  readonly fields: Readonly<Record<string, unknown>>
} {
  const all = Object.entries(fields)
  const isText = ([field]: readonly [string, unknown]) => textColumnOf(field) !== undefined
  return {
    texts: Object.fromEntries(all.filter(isText).map(([field, text]) => [field, String(text)])),
    fields: Object.fromEntries(all.filter((entry) => !isText(entry))),
  }
}
