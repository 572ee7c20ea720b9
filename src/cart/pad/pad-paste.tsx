/** Where lists come in: pasted, typed, scanned, dropped, chosen. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { toast } from '../../web/feedback.tsx'
import { TextArea } from '../../web/field.tsx'
import { Notice } from '../../web/state.tsx'
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import { mostLines } from './reading.ts'
import type { OpenPad } from './use-pad.ts'

/** Characters of a paste that the text box is spared. */
const long = 4000

export function PadPaste({ pad }: { readonly pad: OpenPad }) {
  const chooser = useId()
  const pasted = useRef(false)
  const [cleared, setCleared] = useState<string>()

  const take = async (file: File): Promise<void> => {
    const { readFile } = await import('./reading-file.client.ts')
    const read = await readFile(file)
    if (read.kind === 'refused') return pad.refuse(read.why)
    if (read.kind === 'too-many') return pad.refuse(words.tooMany(read.lines, mostLines))
    if (read.entries.length === 0) return pad.refuse(words.noLines(file.name))
    if (pad.join(read.entries)) toast(words.read(file.name, read.entries.length))
  }
  const over = useFileDrop((file) => void take(file))
  return (
    <div className={over ? 'pad-paste stack over' : 'pad-paste stack'}>
      <TextArea
        label={words.paste} help={over ? words.drop : words.help(mostLines)} error={pad.refusal} value={pad.text} placeholder={words.example} spellCheck={false} autoComplete="off" autoCapitalize="off"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (text.length < long) {
            pasted.current = text !== ''
            return
          }
          // A text box takes seconds for a thousand lines one by one; set at once they are there at once.
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          const next = value.slice(0, selectionStart) + text.replaceAll('\r\n', '\n') + value.slice(selectionEnd)
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
        <button type="button" className="button" aria-disabled={pad.busy} onClick={() => void pad.check(pad.text)}>{pad.busy ? words.checking : words.check}</button>
        <button type="button" className="button plain tight" onClick={() => { setCleared(pad.text || undefined); pad.clear() }}>{words.clear}</button>
        <label htmlFor={chooser} className="button plain tight file">
          {words.file}
          <input id={chooser} type="file" className="hidden-label" accept=".csv,.tsv,.txt,.xlsx" onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(file)
          }} />
        </label>
      </div>
      {cleared !== undefined && pad.text === '' ? (
        <Notice>{words.cleared} <button type="button" className="button small" onClick={() => { setCleared(undefined); pad.setText(cleared); void pad.check(cleared) }}>{words.bringBack}</button></Notice>
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
    const listen = (name: 'dragover' | 'drop', act: (event: DragEvent) => void) => addEventListener(name, act, stop)
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
    addEventListener('dragleave', ({ relatedTarget }) => { if (relatedTarget === null) setOver(false) }, stop)
    return () => stop.abort()
  }, [])
  return over
}
