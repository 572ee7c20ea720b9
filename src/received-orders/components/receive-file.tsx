/** The field that takes a file with an order; with one order in it, its page opens. */
import { useNavigate } from 'react-router'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { uploadOrderFile } from '../api.client.ts'
import { maxOrderFileBytes } from '../contract.ts'
import { receivedListMessages as messages } from '../messages/pages.ts'

export function ReceiveFile() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const receive = async (file: File): Promise<undefined> => {
    const [first, ...others] = await uploadOrderFile(file)
    if (others.length === 0 && first !== undefined)
      await navigate(`/dashboard/received-orders/${first}`)
    else {
      toast(messages.several(others.length + 1))
      await revalidate()
    }
  }
  return (
    <div className="drop-above mb-4">
      <FileDrop
        label={messages.drop}
        help={messages.dropHelp}
        accept=".csv,.tsv,.xlsx,.xls,.ods,.txt,.eml,.xml,.pdf,.edi"
        maxBytes={maxOrderFileBytes}
        reading={messages.reading}
        onFile={receive}
      />
    </div>
  )
}
