/**
 * The format of a backup file: gzip, containing one line of JSON (the header); each table's rows in
 * PostgreSQL's COPY text format, up to a line `\.`; one last line of JSON. It can be read by eye,
 * and loaded by any PostgreSQL.
 */

export type BackedUpTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The sum of a 60-bit hash of each row: the same whatever the order of the rows. */
  readonly sum: string
}

/** The format that this program writes and reads. */
export const backupFormat = 1

export type BackupHeader = {
  readonly ironmonger: 'backup'
  readonly format: typeof backupFormat
  /** When the snapshot was taken (ISO 8601). */
  readonly at: string
  readonly migrations: readonly string[]
  readonly tables: readonly BackedUpTable[]
  readonly sequences: readonly { readonly name: string; readonly last: string }[]
}

export const endOfTable = '\\.\n'
export const endOfBackup = '{"end":true}\n'

/**
 * Parses the first line of a backup.
 * @returns the header; for a backup in another format, the format's number; undefined for any other
 *   file
 */
export function parseHeader(
  line: string,
): BackupHeader | { readonly otherFormat: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(line)
    if (isHeader(parsed)) return parsed
    return isBackup(parsed) && parsed.format !== backupFormat
      ? { otherFormat: String(parsed.format) }
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Splits a stream of bytes into lines and tables, however it is divided into chunks. */
export class BackupReader {
  readonly #source: AsyncIterator<Buffer>
  // Always starts at the beginning of a line.
  #buffer: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next line without its end; undefined at the end of the file. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#buffer.indexOf('\n')
      if (end >= 0) {
        const line = this.#buffer.toString('utf8', 0, end)
        this.#buffer = this.#buffer.subarray(end + 1)
        return line
      }
      if (!(await this.#readMore())) return undefined
    }
  }

  /**
   * The rows up to the next `\.`.
   * @throws Error if the file ends before it
   */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#endOfRows()
      if (end !== undefined) {
        if (end > 0) yield this.#buffer.subarray(0, end)
        this.#buffer = this.#buffer.subarray(end + endOfTable.length)
        return
      }
      const completeLines = this.#buffer.lastIndexOf('\n') + 1
      if (completeLines > 0) yield this.#buffer.subarray(0, completeLines)
      this.#buffer = this.#buffer.subarray(completeLines)
      if (!(await this.#readMore())) throw new UnexpectedEndOfBackup()
    }
  }

  // COPY escapes a backslash within a row, so no row is the line `\.`.
  #endOfRows(): number | undefined {
    if (this.#buffer.subarray(0, endOfTable.length).toString() === endOfTable) return 0
    const lineEnd = this.#buffer.indexOf(`\n${endOfTable}`)
    return lineEnd < 0 ? undefined : lineEnd + 1
  }

  async #readMore(): Promise<boolean> {
    const { value, done } = await this.#source.next()
    if (done === true) return false
    this.#buffer = this.#buffer.length === 0 ? value : Buffer.concat([this.#buffer, value])
    return true
  }
}

/** The file ends in the middle of a table. */
export class UnexpectedEndOfBackup extends Error {
  constructor() {
    super('the file ends within a table')
    this.name = 'UnexpectedEndOfBackup'
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Works for every format: all headers have these two fields. */
const isBackup = (value: unknown): value is { readonly format: unknown } =>
  isObject(value) &&
  'ironmonger' in value &&
  value.ironmonger === 'backup' &&
  'format' in value &&
  (typeof value.format === 'number' || typeof value.format === 'string')

const isHeader = (value: unknown): value is BackupHeader =>
  isBackup(value) &&
  value.format === backupFormat &&
  'at' in value &&
  typeof value.at === 'string' &&
  'migrations' in value &&
  isStringArray(value.migrations) &&
  'tables' in value &&
  Array.isArray(value.tables) &&
  value.tables.every(isTable) &&
  'sequences' in value &&
  Array.isArray(value.sequences) &&
  value.sequences.every(isSequence)

const isTable = (value: unknown): boolean =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'columns' in value &&
  isStringArray(value.columns) &&
  'rows' in value &&
  typeof value.rows === 'number' &&
  'sum' in value &&
  typeof value.sum === 'string'

const isSequence = (value: unknown): boolean =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'last' in value &&
  typeof value.last === 'string'
