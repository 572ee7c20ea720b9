/**
 * What a backup file looks like: gzip; one line of JSON that says all about it; each table's rows as PostgreSQL's COPY text, up to
 * a line `\.`; one last line of JSON. It can be read by eye, and by any PostgreSQL.
 */

export type BackedUpTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The sum of a 60-bit hash of each row: the same whatever the order of the rows. */
  readonly sum: string
}

export type BackupHeader = {
  readonly ironmonger: 'backup'
  readonly format: 1
  /** When the snapshot was taken. */
  readonly at: string
  readonly migrations: readonly string[]
  readonly tables: readonly BackedUpTable[]
  readonly sequences: readonly { readonly name: string; readonly last: string }[]
}

export const endOfTable = '\\.\n'
export const endOfBackup = '{"end":true}\n'

/** The first line of a backup, or undefined when it is none. */
export function readHeader(line: string): BackupHeader | undefined {
  try {
    const parsed: unknown = JSON.parse(line)
    return isHeader(parsed) ? parsed : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Takes a stream of bytes apart into lines and tables, whatever the pieces in which it comes. */
export class BackupReader {
  readonly #source: AsyncIterator<Buffer>
  // Always begins where a line begins.
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next line without its end; undefined when there is none. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf('\n')
      if (end >= 0) {
        const line = this.#rest.toString('utf8', 0, end)
        this.#rest = this.#rest.subarray(end + 1)
        return line
      }
      if (!(await this.#more())) return undefined
    }
  }

  /** The rows up to the next `\.`. @throws Error when the file ends before it */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.#endOfRows()
      if (found !== undefined) {
        if (found > 0) yield this.#rest.subarray(0, found)
        this.#rest = this.#rest.subarray(found + endOfTable.length)
        return
      }
      const whole = this.#rest.lastIndexOf('\n') + 1
      if (whole > 0) yield this.#rest.subarray(0, whole)
      this.#rest = this.#rest.subarray(whole)
      if (!(await this.#more())) throw new Error('the file ends within a table')
    }
  }

  // COPY writes a backslash within a row twice, so no row is this line.
  #endOfRows(): number | undefined {
    if (this.#rest.subarray(0, endOfTable.length).toString() === endOfTable) return 0
    const before = this.#rest.indexOf(`\n${endOfTable}`)
    return before < 0 ? undefined : before + 1
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next()
    if (done === true) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }
}

function isHeader(one: unknown): one is BackupHeader {
  return (
    typeof one === 'object' &&
    one !== null &&
    'ironmonger' in one &&
    one.ironmonger === 'backup' &&
    'format' in one &&
    one.format === 1 &&
    'at' in one &&
    typeof one.at === 'string' &&
    'migrations' in one &&
    isTexts(one.migrations) &&
    'tables' in one &&
    Array.isArray(one.tables) &&
    one.tables.every(isTable) &&
    'sequences' in one &&
    Array.isArray(one.sequences) &&
    one.sequences.every(isSequence)
  )
}

const isTexts = (one: unknown): one is string[] =>
  Array.isArray(one) && one.every((text) => typeof text === 'string')

const isTable = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'columns' in one &&
  isTexts(one.columns) &&
  'rows' in one &&
  typeof one.rows === 'number' &&
  'sum' in one &&
  typeof one.sum === 'string'

const isSequence = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'last' in one &&
  typeof one.last === 'string'
