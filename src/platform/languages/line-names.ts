/**
 * The tool names of a line in each language, stored when the line was written. A reader in another
 * language therefore sees the same tool, even if the tool has been renamed since.
 */
import { currentLanguage } from './current-language.ts'

/** Names by language; languages in which the tool had no name are left out. */
export type LineNames = Readonly<Record<string, string>>

type NamedLine = {
  readonly name: string
  /** Null or absent: written by a version that stored only one name. */
  readonly names?: LineNames | null
}

/** The name of a line in the current language; if it has none, in the shop's main language. */
export const spokenName = ({ name, names }: NamedLine): string => names?.[currentLanguage()] ?? name

/** A record with the names of its lines in the current language. */
export const inSpokenNames = <T extends { readonly lines: readonly NamedLine[] }>(
  record: T,
): T => ({
  ...record,
  lines: record.lines.map((line) => ({ ...line, name: spokenName(line) })),
})
