/** Answers of the bench `intake`: what each order says, as a person wrote it down. Pure. */

/** A line that must come out; `article` is a number of it, or its name where it has none. */
export type AnswerLine = {
  readonly article: string
  readonly quantity: string
  /** '' where the order names none. */
  readonly unit: string
  readonly price: string
  readonly priceQuantity: string
  /** The buyer takes it back: it may not be certain. */
  readonly isCancelled: boolean
}
export type Answer = {
  /** 'own', or the repository: owner/name. */
  readonly source: string
  readonly commit: string
  readonly path: string
  /** The file says of itself that it is cut or miscounted, or has no line. */
  readonly isRefused: boolean
  readonly lines: readonly AnswerLine[]
}

/** Blocks of lines, apart by an empty one: the file, then a line for each of the order. */
export const readAnswers = (text: string): readonly Answer[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n'))
    .filter(([head = '']) => head !== '')
    .map(([head = '', ...lines]) => ({
      ...toFile(head),
      isRefused: lines[0] === 'refused',
      lines: lines[0] === 'refused' ? [] : lines.map(toLine),
    }))

function toFile(head: string): Pick<Answer, 'source' | 'commit' | 'path'> {
  const own = /^own (.+)$/.exec(head)
  if (own) return { source: 'own', commit: '', path: own[1] ?? '' }
  const [, source = '', commit = '', path = ''] = /^(\S+) (\S+) (.+)$/.exec(head) ?? []
  return { source, commit, path }
}

function toLine(line: string): AnswerLine {
  const [article = '', amount = '', pricing = '', more = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const [quantity = '', ...unit] = amount.split(' ')
  const [price = '', priceQuantity = ''] = pricing.split(',').map((cell) => cell.trim())
  return {
    article,
    quantity,
    unit: unit.join(' '),
    price,
    priceQuantity,
    isCancelled: more === 'cancelled',
  }
}
