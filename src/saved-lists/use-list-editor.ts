/** A list while somebody changes it: what is written is kept until it is saved as a whole. */
import { useEffect, useState } from 'react'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useAttempt } from '../ui/form/use-attempt.ts'
import { useDraftOf } from '../ui/form/use-draft-of.ts'
import { lookupItems } from '../order-pad/lookup-items.client.ts'
import { lists } from './api.client.ts'
import type { SavedList } from './contract.ts'
import { draftName, readListDraft, type ListDraft, type ListTool } from './list-draft.browser.ts'
import type { TermResults } from '../order-pad/rows.ts'
import { listsMessages } from './messages/lists.ts'
import { listPagesMessages as messages } from './messages/pages.ts'
import { addLines, maxListQuantity, type ListLine } from './rules.ts'

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

const toDraft = ({ revision, name, shared, lines }: SavedList): ListDraft => ({
  revision,
  name,
  shared,
  lines: lines.map(toEdited),
  found: [],
  adding: '',
})

export function useListEditor(list: SavedList) {
  const [saved, setSaved] = useState(list)
  const [draft, setDraft] = useState(() => readListDraft(list) ?? toDraft(list))
  const {
    busy,
    error: fault,
    setError: setFault,
    attempt,
  } = useAttempt(undefined, {
    isKept: true,
  })
  const { revalidate } = useRevalidator()
  const change = (changed: (before: ListDraft) => Partial<ListDraft>): void =>
    setDraft((before) => ({ ...before, ...changed(before) }))
  useFreshTools(draft.found, (fresh) =>
    change(({ found }) => ({
      found: found.map((tool) => fresh.find(({ id }) => id === tool.id) ?? tool),
    })),
  )
  const { revision, name, shared, lines, found, adding } = draft
  const tools = new Map([...saved.tools, ...found].map((tool) => [tool.id, tool]))
  const isChanged =
    name !== saved.name ||
    shared !== saved.shared ||
    JSON.stringify(lines) !== JSON.stringify(saved.lines.map(toEdited))
  useDraftOf(draftName(list), isChanged || adding !== '' ? draft : undefined)
  const written = lines.map(({ toolId, text }) => ({ toolId, quantity: quantityIn(text) }))
  const changeLines = (changed: (all: readonly EditedLine[]) => EditedLine[]): void =>
    change((before) => ({ lines: changed(before.lines) }))
  const show = (now: SavedList): void => {
    setSaved(now)
    setDraft((before) => ({ ...toDraft(now), adding: before.adding }))
  }

  const save = async (): Promise<void> => {
    if (written.some(({ quantity }) => Number.isNaN(quantity)))
      return setFault(listsMessages.notQuantity)
    await attempt(async () => {
      const now = await lists.save({ id: saved.id, revision, name, shared, lines: written })
      show(now)
      toast(messages.saved(now.name))
      await revalidate()
    })
  }
  return {
    saved,
    name,
    setName: (typed: string) => change(() => ({ name: typed })),
    shared,
    setShared: (ticked: boolean) => change(() => ({ shared: ticked })),
    adding,
    setAdding: (typed: string) => change(() => ({ adding: typed })),
    lines,
    tools,
    fault,
    busy,
    isChanged,
    save,
    /** Shows the list as it is saved now. */
    discard: () => attempt(async () => show(await lists.read({ id: saved.id }))),
    written,
    setText: (toolId: string, text: string) =>
      changeLines((all) => all.map((line) => (line.toolId === toolId ? { toolId, text } : line))),
    takeOut: (toolId: string) => changeLines((all) => all.filter((line) => line.toolId !== toolId)),
    /** @param by -1 up, 1 down */
    move: (toolId: string, by: -1 | 1) => changeLines((all) => moved(all, toolId, by)),
    add: (added: readonly ListLine[], addedTools: readonly ListTool[]) => {
      change((before) => ({ found: [...before.found, ...addedTools] }))
      changeLines((all) =>
        addLines(
          all.map(({ toolId, text }) => ({ toolId, quantity: quantityIn(text) || 1 })),
          added,
        ).map(toEdited),
      )
    },
  }
}

/** The tools of lines that were kept, at today's prices; without an answer, at those of that time. */
function useFreshTools(
  kept: readonly ListTool[],
  onFound: (tools: readonly ListTool[]) => void,
): void {
  useEffect(() => {
    if (kept.length === 0) return undefined
    const request = new AbortController()
    const terms = kept.map(({ sku }) => ({ term: sku, quantity: '' }))
    const show = (results: TermResults): void => {
      onFound([...results.values()].flatMap(({ tools }) => tools))
    }
    void lookupItems(terms, request, show).catch(() => undefined)
    return () => request.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was kept
  }, [])
}

function moved(lines: readonly EditedLine[], toolId: string, by: -1 | 1): EditedLine[] {
  const from = lines.findIndex((line) => line.toolId === toolId)
  const line = lines[from]
  const to = from + by
  if (!line || to < 0 || to >= lines.length) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}
