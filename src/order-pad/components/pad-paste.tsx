/** Ways to add lists to the pad: paste, typing, scanner, or a file that is dropped or chosen. */
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { maxPadLines } from '../pad-lines.ts'
import { useFileDrop } from './use-file-drop.ts'
import { loadPadColumns, useFileImport, type Workbook } from './use-file-import.ts'
import type { OrderPadState } from './use-pad.ts'

type PadProps = { readonly pad: OrderPadState }

/**
 * The minimum length in characters of a pasted text that is set as the value, not inserted by the
 * text box.
 */
const longPaste = 4000

export function PadPaste({ pad }: PadProps) {
  const [clearedText, setClearedText] = useState<string>()
  const { workbook, taken, importFile, importChosen, selectSheet, close } = useFileImport(pad)
  const isOver = useFileDrop((file) => void importFile(file))
  const clear = (): void => {
    setClearedText(pad.text || undefined)
    close()
    pad.clear()
  }
  const restore = (text: string): void => {
    setClearedText(undefined)
    pad.setText(text)
    void pad.check(text)
  }
  return (
    <div className={isOver ? 'pad-paste stack over' : 'pad-paste stack'}>
      <PadTextArea pad={pad} help={isOver ? messages.drop : messages.help(maxPadLines)} />
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={pad.busy}
          onClick={() => void pad.check(pad.text)}
        >
          {pad.busy ? messages.checking : messages.check}
        </button>
        <button type="button" className="button plain tight" onClick={clear}>
          {messages.clear}
        </button>
        <FileButton onFile={(file) => void importFile(file)} />
      </div>
      {workbook === undefined ? null : (
        <SheetSelect workbook={workbook} onSelect={(index) => void selectSheet(workbook, index)} />
      )}
      {taken ? (
        <taken.ByHand
          key={`${taken.file.taken.name} ${taken.file.taken.lastModified}`}
          load={loadPadColumns}
          file={taken.file}
          onFile={importChosen}
        />
      ) : null}
      {clearedText !== undefined && pad.text === '' ? (
        <Notice>
          {messages.cleared}{' '}
          <button type="button" className="button small" onClick={() => restore(clearedText)}>
            {messages.restore}
          </button>
        </Notice>
      ) : null}
    </div>
  )
}

/** Checks the lines when something is pasted, and with Ctrl+Enter. */
function PadTextArea({ pad, help }: PadProps & { readonly help: string }) {
  const pasted = useRef(false)
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text/plain')
    if (text.length < longPaste) {
      pasted.current = text !== ''
      return
    }
    // Inserting a thousand lines takes the browser seconds; setting the value is immediate.
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const next =
      value.slice(0, selectionStart) + text.replaceAll('\r\n', '\n') + value.slice(selectionEnd)
    pad.setText(next)
    void pad.check(next)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void pad.check(pad.text)
  }
  return (
    <TextArea
      label={messages.paste}
      help={help}
      error={pad.refusal}
      value={pad.text}
      placeholder={messages.example}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onPaste={onPaste}
      onChange={({ target: { value } }) => {
        pad.setText(value)
        if (pasted.current) void pad.check(value)
        pasted.current = false
      }}
      onKeyDown={onKeyDown}
    />
  )
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className="button plain tight file">
      {messages.file}
      <input
        id={id}
        type="file"
        className="hidden-label"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.ods"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

type SheetSelectProps = {
  readonly workbook: Workbook
  readonly onSelect: (index: number) => void
}

const SheetSelect = ({ workbook, onSelect }: SheetSelectProps) => (
  <SelectField
    label={messages.sheets(workbook.fileName, workbook.sheets.length)}
    help={messages.sheetsHelp}
    value={workbook.selected}
    onChange={({ target }) => onSelect(Number(target.value))}
  >
    {workbook.sheets.map(({ name, parsed }, index) => (
      <option key={name} value={index}>
        {messages.sheet(name, parsed.kind === 'parsed' ? parsed.entries.length : parsed.lines)}
      </option>
    ))}
  </SelectField>
)
