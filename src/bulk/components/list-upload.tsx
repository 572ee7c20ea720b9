/** The field that takes a supplier's file, dropped or chosen. */
import { useNavigate } from 'react-router'
import { FileDrop } from '../../ui/file-drop.tsx'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { uploadList } from '../upload.client.ts'

export function ListUpload() {
  const navigate = useNavigate()
  return (
    <div className="drop-above">
      <FileDrop
        label={messages.file}
        help={messages.fileHelp}
        accept=".csv,.tsv,.tab,.txt,.asc,.dat,.prn,.xlsx,.xlsm,.ods,.xls,.htm,.html,.001,.002,.003,.xml,.zip"
        reading={messages.reading}
        onFile={async (file) => {
          await navigate(`/dashboard/import/${await uploadList(file)}`)
          return undefined
        }}
      />
    </div>
  )
}
