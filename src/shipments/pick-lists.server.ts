/** Pick lists for many orders, the pickers' ticks, and the bins of tools. */
import { spokenName } from '../platform/languages/line-names.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import {
  maxPickedOrders,
  pickedLineChanged,
  type BinRow,
  type PickList,
  type PickListsOperations,
} from './pick-lists-contract.ts'
import { compareBins, toPickRows } from './pick-list.ts'
import {
  deleteTick,
  insertTick,
  listBins,
  listPieces,
  piecesOf,
  type PieceRow,
} from './pick-store.server.ts'
import { pickListMessages as messages } from './messages/pick-lists.ts'
import type { ShipmentsDependencies } from './service.server.ts'

type PickDependencies = Pick<ShipmentsDependencies, 'database' | 'catalogue' | 'now'>

export const createPickLists = (deps: PickDependencies): PickListsOperations => ({
  pickList: async ({ actor }, { orders }) => {
    const numbers = orders?.split(',').map(Number)
    const pieces = await listPieces(deps.database.handle, numbers, maxPickedOrders + 1)
    const since = new Date(deps.now().getTime() - pickingTime)
    return { ...toPickList(pieces), pickers: pickersSince(pieces, since, nameOf(actor)) }
  },
  tick: ({ actor }, line) => tickLine(deps, actor, line),
  bins: async () =>
    (await listBins(deps.database.handle)).toSorted((a, b) => compareBins(a.bin, b.bin)),
  saveBins: ({ actor }, { rows }) => keepBins(deps, actor, rows),
})

/** How long a person counts as picking after a tick, in milliseconds. */
const pickingTime = 15 * 60_000

/** The name as shown in the list. */
const nameOf = ({ name, email }: Actor): string => name || email

/** Everybody except the reader, by name. */
const pickersSince = (pieces: readonly PieceRow[], since: Date, reader: string): string[] =>
  [
    ...new Set(
      pieces.flatMap(({ picked_by: by, picked_at: at }) => (at && at >= since ? [by] : [])),
    ),
  ]
    .filter((name) => name !== reader)
    .toSorted()

function toPickList(pieces: readonly PieceRow[]): Omit<PickList, 'pickers'> {
  const orders = new Map<number, PickList['orders'][number]>()
  for (const { number, customer, company, pieces: open, picked } of pieces) {
    const known = orders.get(number) ?? { number, customer, company, pieces: 0, picked: 0 }
    orders.set(number, {
      ...known,
      pieces: known.pieces + open,
      picked: known.picked + picked,
    })
  }
  const shown = [...orders.values()].slice(0, maxPickedOrders)
  const numbers = new Set(shown.map(({ number }) => number))
  const rows = toPickRows(
    pieces
      .filter(({ number }) => numbers.has(number))
      .map(({ tool_id: toolId, picked_by: pickedBy, ...piece }) => ({
        number: piece.number,
        line: piece.line,
        toolId,
        sku: piece.sku,
        name: spokenName(piece),
        unit: piece.unit,
        bin: piece.bin,
        pieces: piece.pieces,
        picked: piece.picked,
        unitWeight: piece.unit_weight,
        pickedBy,
      })),
  )
  return {
    orders: shown,
    rows: rows.map(({ parts, ...row }) => ({ ...row, parts: [...parts] })),
    weight: rows.reduce((sum, { weight = 0 }) => sum + weight, 0),
    unweighed: rows.filter(({ weight }) => weight === undefined).length,
    more: orders.size > maxPickedOrders,
  }
}

type PickedLine = Parameters<PickListsOperations['tick']>[1]

/**
 * If two pickers tick a line, the last tick counts: both have the same meaning.
 * @throws pickedLineChanged
 */
async function tickLine(
  { database, now }: PickDependencies,
  actor: Actor,
  line: PickedLine,
): Promise<{ picked: number }> {
  const noted = await database.transact(async (tx) => {
    if (line.picked) return insertTick(tx, line, { at: now(), by: nameOf(actor) })
    await deleteTick(tx, line)
    return true
  })
  if (noted) return { picked: line.picked ? line.pieces : 0 }
  const pieces = await piecesOf(database.handle, line)
  throw pickedLineChanged({ detail: messages.changedDetail(pieces), facts: { pieces } })
}

async function keepBins(
  { database, catalogue }: PickDependencies,
  author: Actor,
  rows: readonly BinRow[],
): Promise<{ saved: number; unknown: string[] }> {
  const operation = 'shipments.saveBins'
  const known = await database.transact((tx) =>
    catalogue.many.saveBins(tx, rows, { author, operation }),
  )
  const wanted = [...new Set(rows.map(({ sku }) => sku))]
  const unknown = wanted.filter((sku) => !known.has(sku))
  return { saved: wanted.length - unknown.length, unknown }
}
