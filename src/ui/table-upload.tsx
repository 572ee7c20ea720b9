/** A field that takes a table as a file, dropped or chosen, and passes it to a reader. */
import type { LoadPlace } from './columns-by-hand.tsx'
import { FileDrop } from './file-drop.tsx'

type TableUploadProps<T> = {
  readonly texts: {
    readonly file: string
    readonly fileHelp: string
    readonly reading: (name: string) => string
  }
  /** The accepted files; by default, lists and workbooks. */
  readonly accept?: string
  /** The columns that can be mapped by hand, if any. */
  readonly place: LoadPlace
  /** @returns the reason why it cannot be read, or its content */
  readonly read: (file: File) => Promise<T | string>
  /** Called with the content of a file that was read. */
  readonly onRead: (read: T) => Promise<unknown> | void
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
