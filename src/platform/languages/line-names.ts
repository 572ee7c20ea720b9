/**
 * What the tool of a line was called in each language when the line was written: the line keeps it,
 * so who reads it in another language reads the same tool, whatever became of it since.
 */
import { currentLanguage } from './current-language.ts'

/** By language; one in which the tool had no name is left out. */
export type LineNames = Readonly<Record<string, string>>

type NamedLine = {
  readonly name: string
  /** Null or left out: written by a version that kept only one name. */
  readonly names?: LineNames | null
}

/** The name of a line in the language of the moment; where it has none there, the shop's own. */
export const spokenName = ({ name, names }: NamedLine): string => names?.[currentLanguage()] ?? name

/** A record with the names of its lines in the language of the moment. */
export const inSpokenNames = <T extends { readonly lines: readonly NamedLine[] }>(
  record: T,
): T => ({
  ...record,
  lines: record.lines.map((line) => ({ ...line, name: spokenName(line) })),
})
