/** The field that takes a bank file, dropped or chosen. */
import { rememberedPlace } from '../../column-choices/memory.client.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { uploadBankFile } from '../files.client.ts'
import { maxBankFileBytes, type BankFile } from '../bank-file-fields.ts'
import { bankFileMessages as messages } from '../messages/bank-file.ts'

type BankUploadProps = {
  readonly onRead: (read: { readonly file: BankFile; readonly name: string }) => void
}

export const BankUpload = ({ onRead }: BankUploadProps) => (
  <FileDrop
    label={messages.file}
    help={messages.fileHelp}
    accept=".xml,.csv,.txt,.sta,.mta,.940,.942,.xlsx,.xls,.ods,.zip"
    maxBytes={maxBankFileBytes}
    reading={messages.reading}
    place={async () =>
      rememberedPlace((await import('../bank-columns-place.ts')).bankColumns, 'bank')
    }
    onFile={async (file) => {
      onRead({ file: await uploadBankFile(file), name: `${file.name} ${crypto.randomUUID()}` })
      return undefined
    }}
  />
)
