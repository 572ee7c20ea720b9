/**
 * Column choices of visitors who are not signed in, kept in this browser. The only module that
 * knows this storage key.
 */
import * as z from 'zod/mini'
import { ChoiceFields, type ColumnMemory, type KeptChoice } from './column-memory.ts'

const key = 'ironmonger.columnChoices'
/** The maximum number of kept choices; the newest are kept. */
const maxKept = 40

const Stored = z.array(
  z.strictObject({
    /** The place where such files are read. */
    place: z.string(),
    /** The headings, separated by tabs; '#3' for three columns without headings. */
    signature: z.string(),
    choice: ChoiceFields,
  }),
)
type Stored = z.output<typeof Stored>

function stored(): Stored {
  const read = z.safeParse(Stored, parsed(localStorage.getItem(key)))
  return read.success ? read.data : []
}

/** Data that another version or program wrote is ignored. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

const write = (choices: Stored): void =>
  localStorage.setItem(key, JSON.stringify(choices.slice(0, maxKept)))

const toKept = ({ signature, choice }: Stored[number]): KeptChoice => ({
  id: signature,
  sender: '',
  headings: choice.headingRow === 0 ? [] : signature.split('\t'),
  choice,
})

/** This browser's memory of a place. */
export const browserMemory = (place: string): ColumnMemory => ({
  list: async () => choicesOf(place),
  keep: async ({ headings, choice }) => {
    const signature = choice.headingRow === 0 ? `#${choice.columns.length}` : headings.join('\t')
    const others = stored().filter((one) => one.place !== place || one.signature !== signature)
    const columns = [...choice.columns]
    const { headingRow, decimals, dayOrder } = choice
    write([{ place, signature, choice: { headingRow, columns, decimals, dayOrder } }, ...others])
  },
  forget: async (id) =>
    write(stored().filter((one) => one.place !== place || one.signature !== id)),
})

const choicesOf = (place: string): readonly KeptChoice[] =>
  stored()
    .filter((one) => one.place === place)
    .map(toKept)

/**
 * Returns the choices that were kept for a place before sign-in, and removes them from this
 * browser.
 */
export function takeChoices(place: string): readonly KeptChoice[] {
  const taken = choicesOf(place)
  if (taken.length > 0) write(stored().filter((one) => one.place !== place))
  return taken
}
