/** The documents of a tool for staff: upload, order, rename, remove with undo. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { toolDocumentsMessages as messages } from '../messages/tool-documents.ts'
import { toolDocuments, uploadDocument } from '../tool-documents/tool-documents.client.ts'
import {
  maxDocumentBytes,
  maxToolDocuments,
  type ToolDocument,
} from '../tool-documents/tool-documents-contract.ts'
import { ArrangedButtons } from './arranged-buttons.tsx'

type Documents = readonly ToolDocument[]
type Save = (documents: Documents, seen?: Documents) => Promise<boolean>

/** Every change is saved at once. */
function useSave(id: string, loaded: Documents): { readonly busy: boolean; readonly save: Save } {
  const { revalidate } = useRevalidator()
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  const save: Save = async (documents, seen = loaded) => {
    const isSaved = await attempt(() =>
      toolDocuments.arrangeToolDocuments({
        id,
        documents: documents.map((document) => ({ id: document.id, title: document.title })),
        seen: seen.map((document) => document.id),
      }),
    )
    await revalidate()
    return isSaved
  }
  return { busy, save }
}

type EditorProps = { readonly id: string; readonly documents: Documents }

export function ToolDocumentsEditor({ id, documents }: EditorProps) {
  const { busy, save } = useSave(id, documents)
  const [status, setStatus] = useState('')
  const move = async (from: number, to: number): Promise<void> => {
    const document = documents[from]
    if (busy || !document || to < 0 || to >= documents.length) return
    if (await save(documents.toSpliced(from, 1).toSpliced(to, 0, document)))
      setStatus(messages.moved(document.title, to + 1, documents.length))
  }
  return (
    <section className="form-part" aria-labelledby="documents">
      <h2 id="documents" tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className="help">{messages.lead}</p>
      <p className="hidden-label" role="status">
        {status}
      </p>
      {documents.length === 0 ? <p className="muted">{messages.none}</p> : null}
      <ol className="arranged" aria-busy={busy}>
        {documents.map((document, index) => (
          <DocumentItem
            key={`${document.id} ${document.title}`}
            document={document}
            documents={documents}
            index={index}
            busy={busy}
            save={save}
            move={move}
          />
        ))}
      </ol>
      {documents.length < maxToolDocuments ? (
        <DocumentFiles id={id} />
      ) : (
        <p className="help">{messages.full(maxToolDocuments)}</p>
      )}
    </section>
  )
}

type ItemProps = {
  readonly document: ToolDocument
  readonly documents: Documents
  readonly index: number
  readonly busy: boolean
  readonly save: Save
  readonly move: (from: number, to: number) => Promise<void>
}

function DocumentItem({ document, documents, index, busy, save, move }: ItemProps) {
  const [error, setError] = useState<string>()
  const rename = async (title: string): Promise<void> => {
    setError(title === '' ? messages.titleMissing : undefined)
    if (title === '' || title === document.title) return
    if (await save(documents.with(index, { ...document, title }))) toast(messages.saved)
  }
  const remove = async (): Promise<void> => {
    const rest = documents.toSpliced(index, 1)
    if (!(await save(rest))) return
    toast(messages.removed, 'success', {
      label: listPageMessages.undo,
      act: () => void save(documents, rest).then((done) => done && toast(messages.putBack)),
    })
    window.document.querySelector<HTMLElement>('#documents')?.focus()
  }
  return (
    <li className="wide">
      <div>
        <TextField
          label={messages.titleOf(index + 1)}
          defaultValue={document.title}
          error={error}
          maxLength={120}
          autoComplete="off"
          onBlur={({ currentTarget }) => void rename(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <a className="link small" href={document.path} download>
          {messages.type(document.bytes)}
        </a>
      </div>
      <ArrangedButtons
        index={index}
        count={documents.length}
        busy={busy}
        labels={{
          earlier: messages.earlier(document.title),
          later: messages.later(document.title),
          remove: messages.remove(document.title),
        }}
        move={move}
        remove={remove}
      />
    </li>
  )
}

/** Why a file is not added. */
async function sendFile(id: string, file: File): Promise<string | undefined> {
  if (file.size > maxDocumentBytes)
    return messages.failed(file.name, messages.tooBig(maxDocumentBytes))
  try {
    await uploadDocument(id, file)
    return undefined
  } catch (error) {
    if (!isProblem(error)) throw error
    return messages.failed(file.name, problemMessage(error))
  }
}

function DocumentFiles({ id }: Pick<EditorProps, 'id'>) {
  const { revalidate } = useRevalidator()
  const [status, setStatus] = useState('')
  const [errors, setErrors] = useState<readonly string[]>([])
  const add = async (files: readonly File[]): Promise<void> => {
    const failed: string[] = []
    for (const file of files) {
      setStatus(messages.sending(file.name))
      const why = await sendFile(id, file)
      if (why !== undefined) failed.push(why)
    }
    const added = files.length - failed.length
    setErrors(failed)
    await revalidate()
    setStatus(added > 0 ? messages.added(added) : '')
  }
  return (
    <div className="drop">
      <Field
        label={messages.files}
        help={messages.filesHelp(maxDocumentBytes)}
        error={errors.length > 0 ? errors.join(' ') : undefined}
      >
        {(ids) => (
          // Cleared after each selection: otherwise the same file could not be selected again.
          <input
            className="input file"
            type="file"
            multiple
            accept="application/pdf,.pdf"
            {...ids}
            onChange={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])]).finally(() => {
                currentTarget.value = ''
              })
            }}
          />
        )}
      </Field>
      <p className="small" role="status">
        {status}
      </p>
    </div>
  )
}
