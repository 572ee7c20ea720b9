/** Puts the lines of a file onto the pad; of a workbook with several sheets, those of one sheet. */
import { useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { type ParsedText, refusalOf } from '../pad-lines.ts'
import type { Sheet } from '../read-file.client.ts'
import type { OrderPadState } from './use-pad.ts'

/**
 * A workbook with several sheets; `selected` is the index of the one whose lines are on the pad.
 */
export type Workbook = {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  readonly selected: number
}

export function useFileImport(pad: Pick<OrderPadState, 'mergeLines' | 'refuse'>) {
  const [workbook, setWorkbook] = useState<Workbook>()

  /** @param replaced the sheet of the same workbook whose lines are on the pad */
  const importLines = async (
    name: string,
    parsed: ParsedText,
    replaced?: ParsedText,
  ): Promise<void> => {
    if (parsed.kind !== 'parsed') return pad.refuse(refusalOf(parsed))
    if (parsed.entries.length === 0 && replaced === undefined)
      return pad.refuse(messages.noLines(name))
    const replacedLines = replaced?.kind === 'parsed' ? replaced.entries : []
    if (await pad.mergeLines(parsed.entries, replacedLines))
      toast(messages.read(name, parsed.entries.length))
  }

  const importFile = async (file: File): Promise<void> => {
    const { readFile } = await import('../read-file.client.ts')
    const result = await readFile(file)
    setWorkbook(
      result.kind === 'sheets'
        ? { fileName: file.name, sheets: result.sheets, selected: 0 }
        : undefined,
    )
    if (result.kind === 'refused') return pad.refuse(result.reason)
    await importLines(file.name, result.kind === 'sheets' ? result.sheets[0].parsed : result)
  }

  const selectSheet = async (
    { fileName, sheets, selected }: Workbook,
    index: number,
  ): Promise<void> => {
    const [current, next] = [sheets[selected], sheets[index]]
    if (!next) return
    setWorkbook({ fileName, sheets, selected: index })
    await importLines(next.name, next.parsed, current?.parsed)
  }

  return { workbook, importFile, selectSheet, closeWorkbook: () => setWorkbook(undefined) }
}
