/** Whether a word is a spelling of a word in the name of a tool. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { editDistance } from '../../search/words/edit-distance.ts'

type Named = { readonly name: string }

/** The words of the name that have at least three letters. */
export const nameWords = ({ name }: Named): readonly string[] =>
  wordsOf(name)
    .split(' ')
    .filter((word) => /^\p{L}{3,}$/u.test(word))

/** 'driver' for a screwdriver, 'hamer' for a hammer. */
export const isInName = (word: string, tool: Named): boolean =>
  nameWords(tool).some(
    (own) =>
      (word.length > 2 && own.endsWith(word)) ||
      (word.length > 3 && own.startsWith(word)) ||
      (word.length > 4 && editDistance(word, own) === 1),
  )

/**
 * 'HMR', 'fbrgls', 'comb': letters of a word of the name in their order, beginning with its first.
 */
export const isShort = (word: string, tool: Named): boolean =>
  word.length > 1 &&
  nameWords(tool).some(
    (own) =>
      own[0] === word[0] && new RegExp(`^${word.split('').map(escaped).join('.*')}`, 'u').test(own),
  )
const escaped = (letter: string): string => letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`)

/**
 * The same for a description, where such a word may be another one: 'see' for a screwdriver and
 * 'set' for an offset wrench are not shortened. 'comb', 'hmr' and 'klauenhammer' are.
 */
export const isSpelling = (word: string, tool: Named): boolean =>
  word.length > 2 &&
  ((word.length > 3 && isInName(word, tool)) ||
    (!/^.+[aeiouy]/.test(word) && isShort(word, tool)) ||
    // 'Klauenhammer' for a hammer.
    nameWords(tool).some((own) => own.length > 4 && word.endsWith(own)))
