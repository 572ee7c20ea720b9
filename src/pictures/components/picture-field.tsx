/** A file field for a tool's picture: selected or dropped, uploaded at once, with a preview. */
import { useState, type DragEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { useFormWait } from '../../ui/form/use-form-waits.ts'
import { picturesMessages } from '../messages/pictures.ts'
import styles from '../../ui/styles/picture-upload.css?url&no-inline'
import { maxFileBytes } from '../rules.ts'
import { isUploading, type PictureUpload, type UploadState } from './use-picture-upload.ts'

const messages = picturesMessages.field
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

type PictureFieldProps = {
  readonly upload: PictureUpload
  /** The picture's address in the form; an incomplete address shows no preview. */
  readonly image: string
}

export function PictureField({ upload, image }: PictureFieldProps) {
  const { state, start } = upload
  const { isOver, dropProps } = useDropZone(start)
  return (
    <div className={isOver ? 'picture-drop over' : 'picture-drop'} {...dropProps}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Preview key={image} image={image} />
      <Field
        label={messages.label}
        help={messages.help(maxFileBytes)}
        error={state.status === 'failed' ? state.reason : undefined}
        optional
      >
        {(fieldProps) => (
          // Cleared after each selection; otherwise the same file could not be selected again.
          <input
            className="input file"
            type="file"
            accept={acceptedTypes}
            {...fieldProps}
            onChange={({ currentTarget }) => {
              start(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <UploadProgress upload={upload} done={messages.done} />
    </div>
  )
}

export function useDropZone(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles(event.dataTransfer.files)
  }
  const onDragLeave = () => setIsOver(false)
  return { isOver, dropProps: { onDragEnter: onDrag, onDragOver: onDrag, onDragLeave, onDrop } }
}

type UploadProgressProps = {
  readonly upload: PictureUpload
  /** DatedPrice when the file has arrived. */
  readonly done: string
}

export function UploadProgress({ upload: { state, stop }, done }: UploadProgressProps) {
  useFormWait(isUploading(state) ? messages.wait : undefined)
  return (
    <div className="picture-way">
      <p className="small" role="status">
        {state.status === 'done' ? done : statusText(state)}
      </p>
      {isUploading(state) ? (
        <>
          <progress
            aria-label={messages.progress}
            max={100}
            {...(state.status === 'uploading' ? { value: state.percent } : {})}
          />
          <button type="button" className="button tight" onClick={stop}>
            {messages.stop}
          </button>
        </>
      ) : null}
    </div>
  )
}

const statusTexts = {
  none: messages.drop,
  processing: messages.processing,
  done: '',
  stopped: messages.stopped,
  failed: '',
} as const

// In steps of ten, because a screen reader would announce every percent.
const statusText = (state: UploadState): string =>
  state.status === 'uploading'
    ? messages.uploading(Math.floor(state.percent / 10) * 10)
    : statusTexts[state.status]

const completeAddress = /^(https?:\/\/[^\s/]+\.?[^\s/]*\/\S+|\/pictures\/\S+)$/

/** Empty until the address is one of a picture. */
function Preview({ image }: { readonly image: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="plate">
      {completeAddress.test(image) && !failed ? (
        <img
          src={image}
          alt={messages.preview}
          width={160}
          height={160}
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : null}
    </div>
  )
}
