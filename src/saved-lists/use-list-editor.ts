/** A list while somebody changes it: what is written is kept here until it is saved as a whole. */
import { useState } from 'react'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useAttempt } from '../ui/form/use-attempt.ts'
import { lists } from './api.client.ts'
import type { SavedList } from './contract.ts'
import { listsMessages } from './messages/lists.ts'
import { listPagesMessages as messages } from './messages/pages.ts'
import { addLines, maxListQuantity, type ListLine } from './rules.ts'

export type ListTool = SavedList['tools'][number]
/** `text`: the quantity as typed. */
export type EditedLine = { readonly toolId: string; readonly text: string }
export type ListEditor = ReturnType<typeof useListEditor>

const toEdited = ({ toolId, quantity }: ListLine): EditedLine => ({
  toolId,
  text: String(quantity),
})

/** @returns NaN for an invalid quantity */
export const quantityIn = (text: string): number => {
  const quantity = parseQuantity(text)
  return quantity >= 1 && quantity <= maxListQuantity ? quantity : Number.NaN
}

export function useListEditor(list: SavedList) {
  const [saved, setSaved] = useState(list)
  const [name, setName] = useState(list.name)
  const [shared, setShared] = useState(list.shared)
  const [lines, setLines] = useState(() => list.lines.map(toEdited))
  const [found, setFound] = useState<readonly ListTool[]>([])
  const { busy, error: fault, setError: setFault, attempt } = useAttempt()
  const { revalidate } = useRevalidator()
  const tools = new Map([...saved.tools, ...found].map((tool) => [tool.id, tool]))
  const isChanged =
    name !== saved.name ||
    shared !== saved.shared ||
    JSON.stringify(lines) !== JSON.stringify(saved.lines.map(toEdited))
  const written = lines.map(({ toolId, text }) => ({ toolId, quantity: quantityIn(text) }))

  const save = async (): Promise<void> => {
    if (written.some(({ quantity }) => Number.isNaN(quantity)))
      return setFault(listsMessages.notQuantity)
    await attempt(async () => {
      const { id, revision } = saved
      const now = await lists.save({ id, revision, name, shared, lines: written })
      setSaved(now)
      setName(now.name)
      toast(messages.saved(now.name))
      await revalidate()
    })
  }
  return {
    saved,
    name,
    setName,
    shared,
    setShared,
    lines,
    tools,
    fault,
    busy,
    isChanged,
    save,
    written,
    setText: (toolId: string, text: string) =>
      setLines((all) => all.map((line) => (line.toolId === toolId ? { toolId, text } : line))),
    takeOut: (toolId: string) => setLines((all) => all.filter((line) => line.toolId !== toolId)),
    /** @param by -1 up, 1 down */
    move: (toolId: string, by: -1 | 1) => setLines((all) => moved(all, toolId, by)),
    add: (added: readonly ListLine[], addedTools: readonly ListTool[]) => {
      setFound((all) => [...all, ...addedTools])
      setLines((all) =>
        addLines(
          all.map(({ toolId, text }) => ({ toolId, quantity: quantityIn(text) || 1 })),
          added,
        ).map(toEdited),
      )
    },
  }
}

function moved(lines: EditedLine[], toolId: string, by: -1 | 1): EditedLine[] {
  const from = lines.findIndex((line) => line.toolId === toolId)
  const line = lines[from]
  const to = from + by
  if (!line || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}
