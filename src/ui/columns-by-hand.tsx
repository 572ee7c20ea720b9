/** Lets the user map the columns of a file if its reader does not recognize them or is wrong. */
import { useId, useRef, useState } from 'react'
import {
  chosenFile,
  chosenRows,
  headingsOf,
  maxHeadingRow,
  widthOf,
  type ColumnChoice,
  type ColumnPlace,
} from '../platform/files/chosen-columns.ts'
import {
  foldedHeadings,
  isOfHeadings,
  maxSender,
  remembered,
  type KeptChoice,
  type RememberedPlace,
} from '../platform/files/column-memory.ts'
import {
  isOpenFile,
  readSheetsOf,
  withTornCells,
  type Sheet,
} from '../platform/files/table-file.client.ts'
import { columnsByHandMessages as messages } from '../platform/messages/columns-by-hand.ts'
import { FieldNote, SelectField, TextField } from './field.tsx'
import { ColumnFields, HeadingRowField, Preview, Writing } from './column-fields.tsx'

/** The import that the columns are for; loaded with its first file. */
export type LoadPlace = () => Promise<RememberedPlace>

/** The data from which columns are chosen. */
type Opened = {
  readonly place: RememberedPlace
  readonly sheets: readonly Sheet[]
  readonly kept: readonly KeptChoice[]
}

/** A file, with what is known from earlier choices. */
export type TakenFile = {
  /** The file as it was chosen or dropped. */
  readonly taken: File
  /**
   * The file read with the saved choice for its headings; absent until somebody has chosen whose
   * file it is.
   */
  readonly settled: File | undefined
  /** Whether an earlier choice applies to it. */
  readonly state: 'none' | 'kept' | 'asked'
  /** The columns that must be chosen at once. */
  readonly opened?: Opened
}

/** Reads a file with the choices saved for earlier files with the same headings. */
export async function withKeptColumns(load: LoadPlace, taken: File): Promise<TakenFile> {
  const place = await load()
  const kept = await listed(place.memory)
  const asIs: TakenFile = { taken, settled: taken, state: 'none' }
  if (kept.every(({ choice }) => choice.headingRow === 0)) return asIs
  const sheets = await readSheetsOf(taken)
  for (const sheet of sheets) {
    const { rows } = sheet
    const known = remembered(kept, rows)
    if (known.kind === 'asked')
      return { taken, settled: undefined, state: 'asked', opened: { place, kept, sheets } }
    if (known.kind === 'settled') {
      const settled = await settledFile(taken, sheet, { place, choice: known.kept.choice })
      return { taken, settled, state: 'kept' }
    }
  }
  return asIs
}

type Settled = { readonly place: RememberedPlace; readonly choice: ColumnChoice }

/** The chosen columns of a sheet as a file. */
async function settledFile(
  file: File,
  { rows, isText = false }: Sheet,
  { place, choice }: Settled,
): Promise<File> {
  const chosen = chosenRows(rows, choice, place.fields)
  const whole = isText ? await withTornCells(chosen, rows, choice) : chosen
  return chosenFile(file.name, whole, await isOpenFile(file))
}

/** If the shop does not answer, a file is read without the saved choices. */
const listed = (memory: RememberedPlace['memory']): Promise<readonly KeptChoice[]> =>
  memory.list().catch(() => [])

type ColumnsByHandProps = {
  readonly load: LoadPlace
  readonly file: TakenFile
  /** Reads a file whose columns are settled. @returns false where it could not be read */
  readonly onFile: (file: File) => Promise<boolean>
}

/** The text below the button. */
type Told = 'reading' | 'none' | 'failed' | 'done' | 'notRead' | 'notKept'

/**
 * A button that opens the choice of columns. Use the file as its React key: another file needs
 * another choice.
 */
export function ColumnsByHand({
  load,
  file: { taken, state, ...file },
  onFile,
}: ColumnsByHandProps) {
  const [opened, setOpened] = useState<Opened | Told | undefined>(file.opened)
  const [last, setLast] = useState<LastChoice>()
  const status = useRef<HTMLParagraphElement>(null)
  const open = async (): Promise<void> => {
    setOpened('reading')
    try {
      const sheets = (await readSheetsOf(taken)).filter(({ rows }) => widthOf(rows) > 1)
      const place = await load()
      setOpened(sheets.length === 0 ? 'none' : { place, sheets, kept: await listed(place.memory) })
    } catch {
      setOpened('failed')
    }
  }
  // The chooser disappears together with the pressed button, and the focus would be lost.
  const read: ReadChosen = async (settled, remember, chosen) => {
    setOpened('reading')
    setLast(chosen)
    status.current?.focus()
    const isKept = await remember().then(
      () => true,
      () => false,
    )
    if (!(await onFile(settled))) setOpened('notRead')
    else setOpened(isKept ? 'done' : 'notKept')
  }
  return (
    <div className="mt-4">
      {state === 'none' ? null : <p className="mb-2">{messages[state]}</p>}
      {typeof opened === 'object' ? (
        <Chooser
          {...opened}
          file={taken}
          isKnown={state !== 'none'}
          takesFocus={opened !== file.opened}
          last={last}
          onFile={read}
        />
      ) : (
        <button type="button" className="button" onClick={() => void open()}>
          {messages.open}
        </button>
      )}
      <p ref={status} tabIndex={-1} className="small muted mt-2" role="status">
        {typeof opened === 'string' ? messages[opened] : ''}
      </p>
    </div>
  )
}

/** The choice made when this file was last read. It is shown again, to be changed. */
type LastChoice = Chosen & { readonly sheet: string }
/** @param chosen none where earlier choices are forgotten */
type ReadChosen = (
  settled: File,
  remember: () => Promise<void>,
  chosen?: LastChoice,
) => Promise<void>

type ChooserProps = Opened & {
  readonly file: File
  /** Whether choices were saved for such files before. */
  readonly isKnown: boolean
  /** Whether a button opened it that had the focus and is no longer there. */
  readonly takesFocus: boolean
  readonly last: LastChoice | undefined
  readonly onFile: ReadChosen
}

const focusOn = (element: HTMLElement | null): void => element?.focus()

function Chooser({ place, sheets, kept, file, isKnown, takesFocus, last, onFile }: ChooserProps) {
  const id = useId()
  const [sheet, setSheet] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ name }) => name === last?.sheet),
    ),
  )
  const { name = '', rows = [] } = sheets[sheet] ?? {}
  const [{ choice, sender }, setChosen] = useState(() => last ?? firstChoice(place, kept, rows))
  const change = (changed: Partial<ColumnChoice>) =>
    setChosen({ sender, choice: { ...choice, ...changed } })
  const fault = faultOf(place, choice.columns)
  const alike = kept.filter((one) => isOfHeadings(rows, one))
  const read = async (): Promise<void> => {
    if (fault !== undefined) return
    const headings = foldedHeadings(rows, choice.headingRow)
    const settled = await settledFile(file, { ...sheets[sheet], name, rows }, { place, choice })
    await onFile(settled, () => place.memory.keep({ sender: sender.trim(), headings, choice }), {
      sheet: name,
      sender,
      choice,
    })
  }
  const forget = (): void =>
    void onFile(file, async () => {
      for (const one of alike) await place.memory.forget(one.id)
    })
  const selectSheet = (next: number): void => {
    setSheet(next)
    setChosen(firstChoice(place, kept, sheets[next]?.rows ?? []))
  }
  return (
    <section aria-labelledby={id} className="form mt-6">
      <h2 id={id} tabIndex={-1} ref={takesFocus ? focusOn : undefined}>
        {messages.heading}
      </h2>
      <p className="help">{messages.help}</p>
      {sheets.length > 1 ? (
        <SheetField sheets={sheets} selected={sheet} onSelect={selectSheet} />
      ) : null}
      {place.hasSenders ? (
        <SenderFields alike={alike} sender={sender} choice={choice} onChange={setChosen} />
      ) : null}
      <HeadingRowField
        rows={rows}
        headingRow={choice.headingRow}
        onSelect={(row) => change(guessed(place, rows, row))}
      />
      <ColumnFields place={place} rows={rows} choice={choice} change={change} />
      <Writing place={place} choice={choice} change={change} />
      <Preview place={place} rows={rows} choice={choice} />
      <FieldNote id={`${id}-fault`} error={fault} />
      <div className="row">
        <button
          type="button"
          className="button primary"
          aria-disabled={fault !== undefined || undefined}
          aria-describedby={`${id}-fault`}
          onClick={() => void read()}
        >
          {messages.read}
        </button>
        {isKnown ? (
          <button type="button" className="button" onClick={forget}>
            {messages.forget}
          </button>
        ) : null}
      </div>
    </section>
  )
}

/** A choice, and whose files it applies to. */
type Chosen = { readonly sender: string; readonly choice: ColumnChoice }

type SenderProps = Chosen & {
  /** The choices saved for files with these headings. */
  readonly alike: readonly KeptChoice[]
  readonly onChange: (chosen: Chosen) => void
}

/** The owner of the file: one of the customers that sent such files before, or somebody else. */
const SenderFields = ({ alike, sender, choice, onChange }: SenderProps) => (
  <div className="two">
    {alike.length > 0 ? (
      <SelectField
        label={messages.earlier}
        help={messages.earlierHelp}
        value={alike.find((one) => one.sender === sender)?.id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = alike.find(({ id }) => id === value)
          onChange(chosen ?? { sender: '', choice: { ...choice, decimals: '', dayOrder: '' } })
        }}
      >
        <option value="">{messages.otherSender}</option>
        {alike.map((one) => (
          <option key={one.id} value={one.id}>
            {one.sender || messages.noSender}
          </option>
        ))}
      </SelectField>
    ) : null}
    <TextField
      label={messages.sender}
      help={messages.senderHelp}
      optional
      maxLength={maxSender}
      autoComplete="off"
      value={sender}
      onChange={({ currentTarget }) => onChange({ choice, sender: currentTarget.value })}
    />
  </div>
)

type SheetFieldProps = {
  readonly sheets: readonly Sheet[]
  readonly selected: number
  readonly onSelect: (index: number) => void
}

const SheetField = ({ sheets, selected, onSelect }: SheetFieldProps) => (
  <SelectField
    label={messages.sheet}
    value={selected}
    onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
  >
    {sheets.map(({ name }, index) => (
      <option key={name} value={index}>
        {name}
      </option>
    ))}
  </SelectField>
)

function faultOf({ fields }: ColumnPlace, columns: readonly string[]): string | undefined {
  const chosen = columns.filter(Boolean)
  const twice = fields.find(
    ({ heading, isRepeated }) => !isRepeated && chosen.filter((one) => one === heading).length > 1,
  )
  if (twice) return messages.twice(twice.label)
  return chosen.length === 0 ? messages.nothingChosen : undefined
}

/**
 * The saved choice if it applies to any sender; otherwise the choice for the row whose headings
 * name the most fields.
 */
function firstChoice(place: ColumnPlace, kept: readonly KeptChoice[], rows: Sheet['rows']): Chosen {
  const known = remembered(kept, rows)
  if (known.kind === 'settled') return known.kept
  const bare = kept.find((one) => one.choice.headingRow === 0 && isOfHeadings(rows, one))
  if (known.kind === 'none' && bare && bare.choice.decimals !== 'cents') return bare
  const counts = rows
    .slice(0, maxHeadingRow)
    .map((cells) => new Set(cells.map(place.recognise).filter(Boolean)).size)
  const most = Math.max(0, ...counts)
  const headingRow = most === 0 ? 1 : counts.indexOf(most) + 1
  const first = guessed(place, rows, headingRow)
  return { sender: '', choice: { ...first, decimals: '', dayOrder: '' } }
}

/** The fields that the headings of a row name, each once. */
function guessed(place: ColumnPlace, rows: Sheet['rows'], headingRow: number) {
  const named = Array.from({ length: widthOf(rows) }, (_, column) =>
    place.recognise(headingsOf(rows, headingRow)[column] ?? ''),
  )
  const columns = named.map((heading, index) => (named.indexOf(heading) === index ? heading : ''))
  return { headingRow, columns }
}
