/** Reads lines such as 'HAM-16, A-03-12'. Pure. */
import { BinRow } from './pick-lists-contract.ts'

export type BinLines = { readonly rows: readonly BinRow[]; readonly wrong: readonly number[] }

/**
 * An SKU contains no comma, so the first comma separates it from its bin; empty lines are ignored.
 */
export function readBinLines(text: string): BinLines {
  const read = text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const [, sku = '', bin = ''] = /^([^,;\t]*)[,;\t]?(.*)$/.exec(line) ?? []
    const result = BinRow.safeParse({ sku: unquoted(sku), bin: unquoted(bin) })
    return [{ line: index + 1, row: result.success ? result.data : undefined }]
  })
  return {
    rows: read.flatMap(({ row }) => (row ? [row] : [])),
    wrong: read.flatMap(({ line, row }) => (row ? [] : [line])),
  }
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')
