/** Where an admin gives a tool its picture as a file: chosen or dropped, shown as it is, sent at once. */
import { useState, type DragEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { picturesMessages } from '../messages/pictures.ts'
import { maxFileBytes } from '../rules.ts'
import { isUploading, type PictureUpload, type UploadState } from './use-picture-upload.ts'

const words = picturesMessages.field
const accepted = 'image/jpeg,image/png,image/webp,image/avif'

type Shown = {
  readonly sending: PictureUpload
  /** The address of the picture as the form has it now; what is no address yet shows nothing. */
  readonly image: string
}

export function PictureField({ sending: { way, send, stop }, image }: Shown) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files)
  }
  return (
    <div
      className={over ? 'picture-drop over' : 'picture-drop'}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Preview key={image} image={image} />
      <Field
        label={words.label}
        help={words.help(maxFileBytes)}
        error={way.state === 'failed' ? way.why : undefined}
        optional
      >
        {(tie) => (
          // Emptied after each choice, or the same file could not be chosen again.
          <input
            className="input file"
            type="file"
            accept={accepted}
            {...tie}
            onChange={({ currentTarget }) => {
              send(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <div className="picture-way">
        <p className="small" role="status">
          {sentenceOfWay(way)}
        </p>
        {isUploading(way) ? (
          <>
            <progress
              aria-label={words.progress}
              max={100}
              {...(way.state === 'sending' ? { value: way.percent } : {})}
            />
            <button type="button" className="button tight" onClick={stop}>
              {words.stop}
            </button>
          </>
        ) : null}
      </div>
    </div>
  )
}

const fixed = {
  none: words.drop,
  making: words.making,
  done: words.done,
  stopped: words.stopped,
  failed: '',
} as const

// In tens, or a screen reader would count aloud.
const sentenceOfWay = (way: UploadState): string =>
  way.state === 'sending' ? words.sending(Math.floor(way.percent / 10) * 10) : fixed[way.state]

const looksWhole = /^(https?:\/\/[^\s/]+\.?[^\s/]*\/\S+|\/pictures\/\S+)$/

/** The plate stays empty until the address leads to a picture. */
function Preview({ image }: { readonly image: string }) {
  const [lost, setLost] = useState(false)
  return (
    <div className="plate">
      {looksWhole.test(image) && !lost ? (
        <img
          src={image}
          alt={words.preview}
          width={160}
          height={160}
          referrerPolicy="no-referrer"
          onError={() => setLost(true)}
        />
      ) : null}
    </div>
  )
}
