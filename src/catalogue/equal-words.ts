/** Words that mean the same, as a shopkeeper types them: `spanner = wrench`. */
import * as z from 'zod/mini'
import { searchWords as words } from '../words/en/search.ts'

/** The words of a group; equals signs, commas and semicolons stand between them. */
export const wordsOfGroup = (text: string): string[] => [...new Set(text.split(/[=,;\n]/).map((word) => word.replace(/\s+/g, ' ').trim()).filter(Boolean))]

/** A group as one line of a form. */
export const GroupFields = z.object({
  words: z.string().check(
    z.refine((text) => wordsOfGroup(text).length >= 2, words.two),
    z.refine((text) => wordsOfGroup(text).length <= 20, words.tooMany),
    z.refine((text) => wordsOfGroup(text).every((word) => word.length <= 40), words.tooLong),
  ),
})
