/** The upload field for a price file, which the server reads. */
import { rememberedPlace } from '../../column-choices/memory.client.ts'
import { TableUpload } from '../../ui/table-upload.tsx'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import type { PriceFile } from '../price-files/price-files-contract.ts'
import { readPrices } from '../upload.client.ts'

type PriceFileUploadProps = {
  readonly listId: string
  readonly onRead: (read: ReadPriceFile) => void
}

export type ReadPriceFile = {
  readonly name: string
  readonly prices: PriceFile
  /** Reads another sheet of the same file. @throws Problem */
  readonly readSheet: (sheet: string) => Promise<PriceFile>
}

export const PriceFileUpload = ({ listId, onRead }: PriceFileUploadProps) => (
  <TableUpload
    texts={messages}
    accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,.001,.002,.003,.xml,.zip"
    place={async () => {
      const { priceListColumns } = await import('../price-files/price-columns-place.ts')
      return rememberedPlace(priceListColumns, 'prices')
    }}
    read={async (file) => ({
      name: file.name,
      prices: await readPrices(listId, file),
      readSheet: (sheet: string) => readPrices(listId, file, sheet),
    })}
    onRead={onRead}
  />
)
