/** Says what the columns of a file are, where its reader does not know or is wrong. */
import { useId, useRef, useState } from 'react'
import {
  chosenFile,
  chosenRows,
  headingsOf,
  maxHeadingRow,
  widthOf,
  type ColumnChoice,
  type ColumnField,
  type ColumnPlace,
} from '../platform/files/chosen-columns.ts'
import {
  choiceFor,
  forgetChoice,
  hasChoices,
  keepChoice,
  settledChoice,
} from '../platform/files/column-choices.browser.ts'
import { readSheetsOf, type Sheet } from '../platform/files/table-file.client.ts'
import { columnsByHandMessages as messages } from '../platform/messages/columns-by-hand.ts'
import { FieldNote, SelectField } from './field.tsx'
import { Table } from './table.tsx'

/** A place is loaded with its first file. */
export type LoadPlace = () => Promise<ColumnPlace>

/** The file as its columns were chosen for an earlier one with the same headings; else as it is. */
export async function withKeptColumns(
  load: LoadPlace,
  file: File,
): Promise<{ readonly file: File; readonly isKept: boolean }> {
  const { name, fields } = await load()
  if (!hasChoices(name)) return { file, isKept: false }
  for (const { rows } of await readSheetsOf(file)) {
    const choice = settledChoice(name, rows)
    if (choice)
      return { file: chosenFile(file.name, chosenRows(rows, choice, fields)), isKept: true }
  }
  return { file, isKept: false }
}

type ColumnsByHandProps = {
  readonly load: LoadPlace
  /** As it was chosen or dropped. */
  readonly file: File
  /** Whether it was read by a choice of before. */
  readonly isKept: boolean
  /** Reads a file whose columns are settled. @returns false where it could not be read */
  readonly onFile: (file: File) => Promise<boolean>
}

/** What is said below the button. */
type Told = 'reading' | 'none' | 'failed' | 'done' | 'notRead'
type Opened = { readonly place: ColumnPlace; readonly sheets: readonly Sheet[] }

/** A button that opens the choice. Give it the file as its key: another one is another choice. */
export function ColumnsByHand({ load, file, isKept, onFile }: ColumnsByHandProps) {
  const [opened, setOpened] = useState<Opened | Told>()
  const status = useRef<HTMLParagraphElement>(null)
  const open = async (): Promise<void> => {
    setOpened('reading')
    try {
      const sheets = (await readSheetsOf(file)).filter(({ rows }) => widthOf(rows) > 1)
      setOpened(sheets.length === 0 ? 'none' : { place: await load(), sheets })
    } catch {
      setOpened('failed')
    }
  }
  // The chooser goes with the button that was pressed: the focus would go with it.
  const read = async (settled: File): Promise<void> => {
    setOpened('reading')
    status.current?.focus()
    setOpened((await onFile(settled)) ? 'done' : 'notRead')
  }
  return (
    <div className="mt-4">
      {isKept ? <p className="mb-2">{messages.kept}</p> : null}
      {typeof opened === 'object' ? (
        <Chooser {...opened} file={file} isKept={isKept} onFile={(settled) => void read(settled)} />
      ) : (
        <button type="button" className="button" onClick={() => void open()}>
          {messages.open}
        </button>
      )}
      <p ref={status} tabIndex={-1} className="small muted" role="status">
        {typeof opened === 'string' ? messages[opened] : ''}
      </p>
    </div>
  )
}

type ChooserProps = Opened &
  Pick<ColumnsByHandProps, 'file' | 'isKept'> & { readonly onFile: (file: File) => void }

function Chooser({ place, sheets, file, isKept, onFile }: ChooserProps) {
  const id = useId()
  const [sheet, setSheet] = useState(0)
  const rows = sheets[sheet]?.rows ?? []
  const [choice, setChoice] = useState(() => firstChoice(place, rows))
  const change = (changed: Partial<ColumnChoice>) => setChoice({ ...choice, ...changed })
  const fault = faultOf(place, choice.columns)
  const read = (): void => {
    if (fault !== undefined) return
    keepChoice(place.name, rows, choice)
    onFile(chosenFile(file.name, chosenRows(rows, choice, place.fields)))
  }
  const forget = (): void => {
    forgetChoice(place.name, rows, choice)
    onFile(file)
  }
  const selectSheet = (next: number): void => {
    setSheet(next)
    setChoice(firstChoice(place, sheets[next]?.rows ?? []))
  }
  return (
    <section aria-labelledby={id} className="form mt-6">
      <h2 id={id}>{messages.heading}</h2>
      <p className="help">{messages.help}</p>
      {sheets.length > 1 ? (
        <SheetField sheets={sheets} selected={sheet} onSelect={selectSheet} />
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
          onClick={read}
        >
          {messages.read}
        </button>
        {isKept ? (
          <button type="button" className="button" onClick={forget}>
            {messages.forget}
          </button>
        ) : null}
      </div>
    </section>
  )
}

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

type HeadingRowProps = {
  readonly rows: Sheet['rows']
  readonly headingRow: number
  readonly onSelect: (row: number) => void
}

const HeadingRowField = ({ rows, headingRow, onSelect }: HeadingRowProps) => (
  <SelectField
    label={messages.headingRow}
    value={headingRow}
    onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
  >
    <option value={0}>{messages.noHeadings}</option>
    {Array.from(rows.slice(0, maxHeadingRow).entries())
      .filter(([, cells]) => cells.some((cell) => cell.trim() !== ''))
      .map(([index, cells]) => (
        <option key={`row ${index}`} value={index + 1}>
          {messages.rowOf(index + 1, cells)}
        </option>
      ))}
  </SelectField>
)

type ChoiceProps = {
  readonly place: ColumnPlace
  readonly rows: Sheet['rows']
  readonly choice: ColumnChoice
}
type ChangeProps = { readonly change: (changed: Partial<ColumnChoice>) => void }

function ColumnFields({ place, rows, choice, change }: ChoiceProps & ChangeProps) {
  const { headingRow, columns } = choice
  const headings = headingsOf(rows, headingRow)
  return (
    <div className="list-columns">
      {Array.from(columns.entries(), ([column, chosen]) => (
        <SelectField
          key={`column ${column}`}
          label={messages.column(headings[column] ?? '', column)}
          help={samplesOf(rows.slice(headingRow), column) || messages.emptyColumn}
          value={chosen}
          onChange={({ currentTarget }) =>
            change({ columns: columns.with(column, currentTarget.value) })
          }
        >
          <option value="">{messages.notUsed}</option>
          {place.fields.map(({ heading, label }) => (
            <option key={heading} value={heading}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

/** How numbers and days are written, where the place has any. */
function Writing({ place: { fields }, choice, change }: Omit<ChoiceProps, 'rows'> & ChangeProps) {
  const has = (kind: ColumnField['kind']) => fields.some((field) => field.kind === kind)
  const hasNumbers = has('amount') || has('count')
  if (!hasNumbers && !has('day')) return null
  const written = (['', 'comma', 'dot', 'cents'] as const).filter(
    (one) => one !== 'cents' || has('amount'),
  )
  return (
    <div className="two">
      {hasNumbers ? (
        <SelectField
          label={has('amount') ? messages.decimals : messages.numbers}
          value={choice.decimals}
          onChange={({ currentTarget: { value } }) =>
            change({ decimals: written.find((one) => one === value) ?? '' })
          }
        >
          {written.map((sign) => (
            <option key={sign} value={sign}>
              {messages.decimalNames[sign]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {has('day') ? (
        <SelectField
          label={messages.dayOrder}
          value={choice.dayOrder}
          onChange={({ currentTarget: { value } }) =>
            change({ dayOrder: value === 'day' || value === 'month' ? value : '' })
          }
        >
          {(['', 'day', 'month'] as const).map((order) => (
            <option key={order} value={order}>
              {messages.dayNames[order]}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  )
}

/** Rows of the preview. */
const shownRows = 10

function Preview({ place, rows, choice }: ChoiceProps) {
  const { headingRow } = choice
  const first = rows.slice(0, headingRow + shownRows)
  const [headings = [], ...shown] = chosenRows(first, choice, place.fields).slice(
    Math.max(0, headingRow - 1),
  )
  if (headings.length === 0) return null
  const labels = new Map(place.fields.map(({ heading, label }) => [heading, label]))
  const kinds = new Map(place.fields.map(({ heading, kind }) => [heading, kind]))
  return (
    <Table
      caption={messages.preview}
      columns={headings.map((heading, index) => ({
        header: [
          labels.get(heading) ?? heading,
          ...(headings.indexOf(heading) === index ? [] : [`(${index + 1})`]),
        ].join(' '),
        // A day or an amount that breaks is read as two.
        cell: (row: readonly string[]) =>
          kinds.get(heading) === undefined ? (
            (row[index] ?? '')
          ) : (
            <span className="whitespace-nowrap">{row[index] ?? ''}</span>
          ),
      }))}
      rows={shown.filter((row) => row.some((cell) => cell !== ''))}
      keyOf={(row) => String(shown.indexOf(row))}
    />
  )
}

const samplesOf = (rows: Sheet['rows'], column: number): string =>
  rows
    .slice(0, 50)
    .flatMap((row) => row[column]?.trim() || [])
    .slice(0, 3)
    .join(' · ')

function faultOf({ fields }: ColumnPlace, columns: readonly string[]): string | undefined {
  const chosen = columns.filter(Boolean)
  const twice = fields.find(
    ({ heading, isRepeated }) => !isRepeated && chosen.filter((one) => one === heading).length > 1,
  )
  if (twice) return messages.twice(twice.label)
  return chosen.length === 0 ? messages.nothingChosen : undefined
}

/** As it was chosen before; else by the row whose headings name most fields. */
function firstChoice(place: ColumnPlace, rows: Sheet['rows']): ColumnChoice {
  const kept = choiceFor(place.name, rows)
  if (kept) return kept
  const counts = rows
    .slice(0, maxHeadingRow)
    .map((cells) => new Set(cells.map(place.recognise).filter(Boolean)).size)
  const most = Math.max(0, ...counts)
  const headingRow = most === 0 ? 1 : counts.indexOf(most) + 1
  return { decimals: '', dayOrder: '', ...guessed(place, rows, headingRow) }
}

/** What the headings of a row say, each field once. */
function guessed(place: ColumnPlace, rows: Sheet['rows'], headingRow: number) {
  const named = Array.from({ length: widthOf(rows) }, (_, column) =>
    place.recognise(headingsOf(rows, headingRow)[column] ?? ''),
  )
  const columns = named.map((heading, index) => (named.indexOf(heading) === index ? heading : ''))
  return { headingRow, columns }
}
