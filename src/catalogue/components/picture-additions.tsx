/** Adds pictures to a tool: selected or dropped files, and addresses to fetch. */
import { useState, type DragEvent } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { picturesMessages } from '../../pictures/messages/pictures.ts'
import { maxFileBytes } from '../../pictures/rules.ts'
import { uploadPicture } from '../../pictures/upload.client.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { maxGalleryPictures } from '../pictures/gallery.ts'
import { picturesPageMessages } from '../messages/pictures-page.ts'
import { toolPictures } from '../pictures/tool-pictures.client.ts'
import { toolPicturesContract } from '../pictures/tool-pictures-contract.ts'
import type { ArrangedPictures } from './use-arranged-pictures.ts'

const messages = picturesPageMessages.add

type AdditionsProps = { readonly id: string; readonly arranged: ArrangedPictures }

export function PictureAdditions({ id, arranged }: AdditionsProps) {
  const isFull = arranged.pictures.length >= maxGalleryPictures
  return (
    <section className="form-part" aria-labelledby="add-pictures">
      <h2 id="add-pictures">{messages.heading}</h2>
      {isFull ? (
        <p className="help">{picturesPageMessages.arrange.full(maxGalleryPictures)}</p>
      ) : (
        <>
          <Files arranged={arranged} />
          <Addresses id={id} />
        </>
      )}
    </section>
  )
}

/** Why a file is not uploaded at all. */
const refusal = (file: File): string | undefined => {
  if (file.size === 0) return picturesMessages.empty
  return file.size > maxFileBytes ? picturesMessages.tooBig(file.size, maxFileBytes) : undefined
}

async function sendFile(file: File): Promise<string> {
  const why = refusal(file)
  if (why !== undefined) throw new Error(why)
  const { signal } = new AbortController()
  return uploadPicture(file, { signal, onProgress: () => undefined })
}

function useFiles({ append, pictures }: ArrangedPictures) {
  const [status, setStatus] = useState('')
  const [errors, setErrors] = useState<readonly string[]>([])
  const add = async (list: FileList | null): Promise<void> => {
    const files = [...(list ?? [])].slice(0, maxGalleryPictures - pictures.length)
    const images: string[] = []
    const failed: string[] = []
    setErrors([])
    for (const [nth, file] of files.entries()) {
      setStatus(messages.sending(file.name, nth + 1, files.length))
      try {
        images.push(await sendFile(file))
      } catch (error) {
        const why = isProblem(error) ? problemMessage(error) : undefined
        failed.push(messages.failed(file.name, why ?? refusal(file) ?? picturesMessages.damaged))
      }
    }
    setErrors(failed)
    setStatus('')
    if (images.length > 0 && (await append(images))) setStatus(messages.added(images.length))
  }
  return { status, errors, add }
}

function Files({ arranged }: Pick<AdditionsProps, 'arranged'>) {
  const { status, errors, add } = useFiles(arranged)
  const [isOver, setIsOver] = useState(false)
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        void add(event.dataTransfer.files)
      }}
    >
      <Field
        label={messages.files}
        help={messages.filesHelp}
        error={errors.length > 0 ? errors.join(' ') : undefined}
      >
        {(ids) => (
          // Cleared after each selection: otherwise the same file could not be selected again.
          <input
            className="input file"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            {...ids}
            onChange={({ currentTarget }) => {
              void add(currentTarget.files).finally(() => {
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

type Values = { readonly text: string }
const { TextLines } = inputsOf<Values>()

function Addresses({ id }: Pick<AdditionsProps, 'id'>) {
  const { revalidate } = useRevalidator()
  const form = useContractForm(toolPicturesContract.addPictureAddresses, { values: { text: '' } })
  const add = async ({ text }: Values): Promise<void> => {
    const addresses = text.split(/\s+/).filter(Boolean)
    if (addresses.length === 0)
      return form.setError('text', { message: messages.none }, { shouldFocus: true })
    await toolPictures.addPictureAddresses({ id, addresses })
    form.reset()
    toast(messages.queued(addresses.length))
    await revalidate()
  }
  return (
    <Form form={form} onSubmit={add} act={messages.fetch} busy={messages.fetch} secondary>
      <TextLines
        name="text"
        label={messages.addresses}
        help={messages.addressesHelp}
        placeholder={messages.addressesHint}
        autoComplete="off"
        spellCheck={false}
      />
    </Form>
  )
}
