/** What a note in a line says beyond words that are known to be harmless. Pure. */
import { isOtherCount, isPieceWord } from '../../order-pad/count-words.ts'
import { isPlainSku, stripPunctuation } from '../../order-pad/parse-tokens.ts'
import type { DraftLine } from '../draft.ts'
import { isAgainstLines } from './described-otherwise.ts'
import { tellingWords } from './harmless.ts'

type Tool = { readonly sku: string; readonly name: string }

/**
 * The words of the note that may change the line. A number does, unless it is the quantity or in the
 * name of the tool, and so does any article number.
 * @returns none if the note says nothing; words of the tool's name are for the caller to leave out
 */
export function wordsOfNote({ note, quantity }: DraftLine, tool: Tool): readonly string[] {
  const known = new Set([String(Number(quantity)), ...(tool.name.match(/\d+/g) ?? [])])
  const pieces = note.split(/\s+/).map(stripPunctuation)
  const codes = pieces.filter((piece) => isPlainSku(piece) || isOtherCount(piece))
  const numbers = (note.match(/\d+/g) ?? []).filter((number) => !known.has(String(Number(number))))
  const words = note
    .split(/\n+/)
    .flatMap((line) => tellingWords(line, true))
    .filter((word) => !isPieceWord(word))
  return [...codes, ...numbers, ...words, ...(isAgainstLines(note) ? [note] : [])]
}
