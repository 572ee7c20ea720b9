/** Adds tools to a list as the order pad reads them: SKUs and quantities, one on each line. */
import { useRef } from 'react'
import { firstQuantity } from '../../catalogue/rules.ts'
import { lookupItems } from '../../order-pad/lookup-items.client.ts'
import type { TermResults } from '../../order-pad/rows.ts'
import { TextArea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { listsMessages } from '../messages/lists.ts'
import { listPagesMessages as messages } from '../messages/pages.ts'
import { maxListLines } from '../rules.ts'
import { quantityIn, type ListEditor } from '../use-list-editor.ts'

export function AddBySku({ editor }: { readonly editor: ListEditor }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const { adding: text, setAdding } = editor
  const {
    busy,
    error: fault,
    setError: setFault,
    attempt,
  } = useAttempt(undefined, {
    isKept: true,
  })
  const add = async (): Promise<void> => {
    if (text.trim() === '') return box.current?.focus()
    await attempt(async () => {
      const left = await addLinesOf(text, editor)
      setFault(left.length === 0 ? undefined : messages.notFound(left))
      setAdding(left.join('\n'))
    })
    box.current?.focus()
  }
  return (
    <form
      className="form mt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextArea
        name="lines"
        label={messages.addLabel}
        rows={3}
        spellCheck={false}
        error={fault}
        value={text}
        onChange={({ currentTarget }) => setAdding(currentTarget.value)}
        ref={box}
      />
      <div>
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {busy ? messages.adding : messages.add}
        </button>
      </div>
    </form>
  )
}

/** @returns the lines that name no tool, or several, or whose quantity is unclear */
async function addLinesOf(text: string, editor: ListEditor): Promise<readonly string[]> {
  const { parseText } = await import('../../order-pad/parse-text.ts')
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') {
    toast(
      parsed.kind === 'refused' ? parsed.reason : listsMessages.tooManyLines(maxListLines),
      'error',
    )
    return text.split('\n')
  }
  let results: TermResults = new Map()
  let { entries } = parsed
  await lookupItems(entries, { signal: new AbortController().signal }, (found, meant) => {
    results = found
    entries = meant
  })
  const left: string[] = []
  const added = entries.flatMap(({ term, quantity, doubt, line }) => {
    const result = results.get(term)
    const tool = result?.match === 'one' ? result.tools[0] : undefined
    const wanted = quantity === '' && tool ? firstQuantity(tool) : quantityIn(quantity)
    if (tool && wanted > 0 && !doubt) return [{ tool, line: { toolId: tool.id, quantity: wanted } }]
    left.push(line)
    return []
  })
  if (added.length > 0) {
    editor.add(
      added.map(({ line }) => line),
      added.map(({ tool }) => tool),
    )
    toast(messages.added(added.length))
  }
  return left
}
