/** A field that takes one file, dropped or chosen, and shows that it is being read. */
import { useState } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { maxFileBytes } from '../../packages/file-reader/limits.ts'
import { fileSizeMessages } from '../platform/messages/file-sizes.ts'
import { formMessages } from '../platform/messages/forms.ts'
import {
  ColumnsByHand,
  withKeptColumns,
  type TakenFile,
  type LoadPlace,
} from './columns-by-hand.tsx'
import { Field } from './field.tsx'

type FileDropProps = {
  readonly label: string
  readonly help: string
  /** The accepted file extensions: '.csv,.xlsx'. */
  readonly accept: string
  /** The maximum size in bytes; by default, that of the reader. */
  readonly maxBytes?: number
  /** The text shown while a file is read. */
  readonly reading: (name: string) => string
  /** The columns that can be mapped by hand, if any. */
  readonly place?: LoadPlace
  /** Reads the file. Its errors, returned or thrown as a Problem, are shown below the field. */
  readonly onFile: (file: File) => Promise<string | undefined>
}

export function FileDrop({
  label,
  help,
  accept,
  maxBytes = maxFileBytes,
  reading,
  place,
  onFile,
}: FileDropProps) {
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<string>()
  const [taken, setTaken] = useState<TakenFile>()
  /** Whether its columns were mapped by hand. */
  const [isChosen, setChosen] = useState(false)
  const start = async (file: File | undefined): Promise<void> => {
    if (!file || busy !== undefined) return
    setTaken(undefined)
    setChosen(false)
    if (file.size > maxBytes) return setError(fileSizeMessages.tooLarge(maxBytes))
    await work(file.name, async () => {
      if (!place) return onFile(file)
      const known = await withKeptColumns(place, file)
      setTaken(known)
      return known.settled && onFile(known.settled)
    })
  }
  /** @returns whether it was read */
  const work = async (name: string, run: () => Promise<string | undefined>): Promise<boolean> => {
    setBusy(name)
    setError(undefined)
    const wrong = await run().catch((problem: unknown) =>
      isProblem(problem) ? problem.message : formMessages.failedDetail,
    )
    setError(wrong)
    setBusy(undefined)
    return wrong === undefined
  }
  return (
    <div
      className="list-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void start(event.dataTransfer.files[0])
      }}
    >
      <Field label={label} help={help} error={error}>
        {(ids) => (
          // Emptied after each choice: else the same file could not be chosen again.
          <input
            className="input file"
            type="file"
            accept={accept}
            {...ids}
            onChange={({ currentTarget }) => {
              void start(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <p className="small muted" role="status">
        {busy === undefined ? '' : reading(busy)}
      </p>
      {place && taken && (busy === undefined || isChosen) ? (
        <ColumnsByHand
          key={`${taken.taken.name} ${taken.taken.lastModified}`}
          load={place}
          file={taken}
          onFile={(settled) => {
            setChosen(true)
            return work(taken.taken.name, () => onFile(settled))
          }}
        />
      ) : null}
    </div>
  )
}
