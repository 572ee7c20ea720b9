/** Puts the lines of a file onto the pad; of a workbook with several sheets, those of one sheet. */
import { useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { type ParsedText, refusalOf } from '../pad-lines.ts'
import type { Sheet } from '../read-file.client.ts'
import type { ColumnsByHand, LoadPlace, TakenFile } from '../../ui/columns-by-hand.tsx'
import type { OrderPadState } from './use-pad.ts'

/**
 * A workbook with several sheets; `selected` is the index of the one whose lines are on the pad.
 */
export type Workbook = {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  readonly selected: number
}

/** The file that was read last; its columns can be mapped by hand. */
type PadFile = {
  readonly file: TakenFile
  /** Loaded with the first file. */
  readonly ByHand: typeof ColumnsByHand
  /** The lines of the file that are on the pad. */
  readonly parsed: ParsedText | undefined
}
export const loadPadColumns: LoadPlace = async () => {
  const [{ padColumns }, { rememberedPlace }] = await Promise.all([
    import('../pad-columns-place.ts'),
    import('../../column-choices/memory.client.ts'),
  ])
  return rememberedPlace(padColumns, 'lines', '')
}

export function useFileImport(pad: Pick<OrderPadState, 'mergeLines' | 'refuse'>) {
  const [workbook, setWorkbook] = useState<Workbook>()
  const [taken, setTaken] = useState<PadFile>()

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
    setTaken(undefined)
    const { ColumnsByHand: ByHand, withKeptColumns } = await import('../../ui/columns-by-hand.tsx')
    const known = await withKeptColumns(loadPadColumns, file)
    const parsed = known.settled && (await readLines(known.settled))
    setTaken({ file: known, ByHand, parsed })
  }

  /**
   * Replaces the lines of a file with those read by the chosen columns.
   * @returns whether the file was read
   */
  const importChosen = async (chosen: File): Promise<boolean> => {
    const parsed = await readLines(chosen, taken?.parsed)
    setTaken((before) => before && { ...before, parsed })
    return parsed?.kind === 'parsed'
  }

  /** @returns the lines that are on the pad now; undefined for a refused file */
  const readLines = async (file: File, replaced?: ParsedText): Promise<ParsedText | undefined> => {
    const { cutOffIn, readFile } = await import('../read-file.client.ts')
    const result = await readFile(file)
    setWorkbook(
      result.kind === 'sheets'
        ? { fileName: file.name, sheets: result.sheets, selected: 0 }
        : undefined,
    )
    if (result.kind === 'refused') {
      pad.refuse(result.reason)
      return undefined
    }
    const parsed = result.kind === 'sheets' ? result.sheets[0].parsed : result
    await importLines(file.name, parsed, replaced)
    const cutOff = parsed.kind === 'parsed' ? await cutOffIn(file) : undefined
    if (cutOff !== undefined) pad.refuse(cutOff)
    return parsed
  }

  const selectSheet = async (
    { fileName, sheets, selected }: Workbook,
    index: number,
  ): Promise<void> => {
    const [current, next] = [sheets[selected], sheets[index]]
    if (!next) return
    setWorkbook({ fileName, sheets, selected: index })
    await importLines(next.name, next.parsed, current?.parsed)
    setTaken((before) => before && { ...before, parsed: next.parsed })
  }

  const close = (): void => {
    setWorkbook(undefined)
    setTaken(undefined)
  }
  return { workbook, taken, importFile, importChosen, selectSheet, close }
}
