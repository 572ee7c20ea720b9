/** A field that takes a table as a file, dropped or chosen, and has it read. */
import type { LoadPlace } from './columns-by-hand.tsx'
import { FileDrop } from './file-drop.tsx'

type TableUploadProps<T> = {
  readonly texts: {
    readonly file: string
    readonly fileHelp: string
    readonly reading: (name: string) => string
  }
  /** Which files are offered; lists and workbooks where nothing else is said. */
  readonly accept?: string
  /** Where the columns can be chosen by hand. */
  readonly place: LoadPlace
  /** @returns why it cannot be read, or what it holds */
  readonly read: (file: File) => Promise<T | string>
  /** What is answered to a file that was read. */
  readonly onRead: (read: T) => Promise<void> | void
}

export const TableUpload = <T extends object>({
  texts,
  accept = '.csv,.tsv,.txt,.xlsx,.xls,.ods',
  place,
  read,
  onRead,
}: TableUploadProps<T>) => (
  <FileDrop
    label={texts.file}
    help={texts.fileHelp}
    accept={accept}
    reading={texts.reading}
    place={place}
    onFile={async (file) => {
      const result = await read(file)
      if (typeof result === 'string') return result
      await onRead(result)
      return undefined
    }}
  />
)
