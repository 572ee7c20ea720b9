/** The field that takes a file of customers, dropped or chosen, and reads it in the browser. */
import { rememberedPlace } from '../../column-choices/memory.client.ts'
import { TableUpload } from '../../ui/table-upload.tsx'
import type { ImportFile } from '../customer-files/import-columns.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { readCustomers } from '../customer-files/read-customers.client.ts'

type ImportUploadProps = {
  readonly priceLists: readonly { readonly id: string; readonly name: string }[]
  /** Called with a file that was read. */
  readonly onRead: (file: ImportFile) => Promise<unknown>
}

export const ImportUpload = ({ priceLists, onRead }: ImportUploadProps) => (
  <TableUpload
    texts={messages}
    place={async () =>
      rememberedPlace(
        (await import('../customer-files/import-columns-place.ts')).customerColumns,
        'customers',
      )
    }
    read={(file) => readCustomers(file, priceLists)}
    onRead={onRead}
  />
)
