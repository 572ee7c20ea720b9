/**
 * The field of a keyboard scanner: a GTIN, SKU or bin ticks its rows; for other codes it shows a
 * message.
 */
import { useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { search } from '../../search/api.client.ts'
import { Icon } from '../../ui/icons.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { rowsOfCode, isDone, type ShownRow } from '../aisles.ts'
import { pickListMessages as messages } from '../messages/pick-lists.ts'

type PickScanProps = {
  readonly rows: readonly ShownRow[]
  readonly onFound: (rows: readonly ShownRow[]) => void
}

type Said = {
  readonly text: string
  /** How many rows were open when a wrong code was read: with the next tick it is said no more. */
  readonly wrongAt?: number
}

export function PickScan({ rows, onFound }: PickScanProps) {
  const [last, setSaid] = useState<Said>()
  const openRows = rows.filter((row) => !isDone(row)).length
  const isOver = last?.wrongAt !== undefined && last.wrongAt !== openRows
  const said = isOver ? undefined : last
  const field = useRef<HTMLInputElement>(null)
  const take = (found: readonly ShownRow[]): void => {
    const open = found.filter((row) => !isDone(row))
    onFound(open)
    const names = found.map(({ name }) => name).join(', ')
    setSaid({
      text: open.length === 0 ? messages.scannedBefore(names) : messages.scanned(names),
    })
  }
  const read = async (code: string): Promise<void> => {
    const found = rowsOfCode(rows, code)
    if (found.length > 0) return take(found)
    try {
      const { terms, tools } = await search.resolve({ terms: [code] })
      const [position] = terms[0]?.tools ?? []
      const tool = position === undefined ? undefined : tools[position]
      const row = rows.find(({ toolId }) => toolId === tool?.id)
      if (row) return take([row])
      setSaid({
        text: tool === undefined ? messages.unknownCode(code) : messages.notOnList(tool.name),
        wrongAt: openRows,
      })
    } catch (error) {
      if (!isProblem(error)) throw error
      setSaid({ text: `${messages.notRead(code)} ${problemMessage(error)}`, wrongAt: openRows })
    }
  }
  return (
    <form
      className="scan"
      onSubmit={(event) => {
        event.preventDefault()
        const code = field.current?.value.trim() ?? ''
        if (field.current) field.current.value = ''
        if (code !== '') void read(code)
      }}
    >
      <Icon name="search" size={24} />
      <input
        ref={field}
        className="input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        aria-label={messages.scan}
        placeholder={messages.scan}
      />
      <p className={said?.wrongAt !== undefined ? 'error mt-2' : 'help mt-2'} role="status">
        {said?.text}
      </p>
    </form>
  )
}
