/** Where lists come in: pasted, typed, scanned, dropped, chosen. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { maxPadLines, type ParsedText } from '../parse-text.ts'
import type { Sheet } from '../read-file.client.ts'
import type { OrderPadState } from './use-pad.ts'

/** A workbook with several sheets, and which of them stands on the pad. */
type Book = { readonly file: string; readonly sheets: readonly Sheet[]; readonly at: number }

/** Characters of a paste that the text box is spared. */
const long = 4000

export function PadPaste({ pad }: { readonly pad: OrderPadState }) {
  const chooser = useId()
  const pasted = useRef(false)
  const [cleared, setCleared] = useState<string>()

  const [book, setBook] = useState<Book>()

  /** @param instead what of this file is on the pad already */
  const bring = (name: string, reading: ParsedText, instead?: ParsedText): void => {
    if (reading.kind === 'too-many') return pad.refuse(messages.tooMany(reading.lines, maxPadLines))
    if (reading.entries.length === 0 && instead === undefined)
      return pad.refuse(messages.noLines(name))
    if (pad.join(reading.entries, instead?.kind === 'read' ? instead.entries : []))
      toast(messages.read(name, reading.entries.length))
  }
  const take = async (file: File): Promise<void> => {
    const { readFile } = await import('../read-file.client.ts')
    const read = await readFile(file)
    setBook(read.kind === 'sheets' ? { file: file.name, sheets: read.sheets, at: 0 } : undefined)
    if (read.kind === 'refused') return pad.refuse(read.why)
    bring(file.name, read.kind === 'sheets' ? read.sheets[0].reading : read)
  }
  const turn = ({ file, sheets, at }: Book, to: number): void => {
    const [before, next] = [sheets[at], sheets[to]]
    if (!next) return
    setBook({ file, sheets, at: to })
    bring(next.name, next.reading, before?.reading)
  }
  const over = useFileDrop((file) => void take(file))
  return (
    <div className={over ? 'pad-paste stack over' : 'pad-paste stack'}>
      <TextArea
        label={messages.paste}
        help={over ? messages.drop : messages.help(maxPadLines)}
        error={pad.refusal}
        value={pad.text}
        placeholder={messages.example}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (text.length < long) {
            pasted.current = text !== ''
            return
          }
          // A text box takes seconds for a thousand lines one by one; set at once they are there at once.
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          const next =
            value.slice(0, selectionStart) +
            text.replaceAll('\r\n', '\n') +
            value.slice(selectionEnd)
          pad.setText(next)
          void pad.check(next)
        }}
        onChange={({ target: { value } }) => {
          pad.setText(value)
          if (pasted.current) void pad.check(value)
          pasted.current = false
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            void pad.check(pad.text)
          }
        }}
      />
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={pad.busy}
          onClick={() => void pad.check(pad.text)}
        >
          {pad.busy ? messages.checking : messages.check}
        </button>
        <button
          type="button"
          className="button plain tight"
          onClick={() => {
            setCleared(pad.text || undefined)
            setBook(undefined)
            pad.clear()
          }}
        >
          {messages.clear}
        </button>
        <label htmlFor={chooser} className="button plain tight file">
          {messages.file}
          <input
            id={chooser}
            type="file"
            className="hidden-label"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void take(file)
            }}
          />
        </label>
      </div>
      {book === undefined ? null : (
        <SelectField
          label={messages.sheets(book.file, book.sheets.length)}
          help={messages.sheetsHelp}
          value={book.at}
          onChange={({ target }) => turn(book, Number(target.value))}
        >
          {book.sheets.map(({ name, reading }, place) => (
            <option key={name} value={place}>
              {messages.sheet(
                name,
                reading.kind === 'read' ? reading.entries.length : reading.lines,
              )}
            </option>
          ))}
        </SelectField>
      )}
      {cleared !== undefined && pad.text === '' ? (
        <Notice>
          {messages.cleared}{' '}
          <button
            type="button"
            className="button small"
            onClick={() => {
              setCleared(undefined)
              pad.setText(cleared)
              void pad.check(cleared)
            }}
          >
            {messages.bringBack}
          </button>
        </Notice>
      ) : null}
    </div>
  )
}

/** A file may be dropped anywhere on the page. @returns whether one hovers over it */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onFile)
  useEffect(() => {
    const stop = new AbortController()
    const listen = (name: 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(name, act, stop)
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    listen('drop', (event) => {
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      dropped(file)
    })
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false)
      },
      stop,
    )
    return () => stop.abort()
  }, [])
  return over
}
