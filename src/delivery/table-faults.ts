/** The faults of a table of delivery charges, in sentences that say how to correct them. */
import { countryName } from '../platform/addresses/countries.ts'
import type { DeliveryTable, DeliveryZone } from './delivery-table.ts'
import { deliveryTableMessages as messages } from './messages/delivery-table.ts'
import { displayRange, doOverlap, parsePostcodes } from './postcodes.ts'

export type TableFault = {
  /** The path of the fault within the table. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Every fault of a table; empty if it is usable. */
export const faultsOf = (table: DeliveryTable): readonly TableFault[] => [
  ...(table.charged && table.zones.length === 0 && table.collection === ''
    ? [{ path: ['zones'], message: messages.noZone }]
    : []),
  ...table.zones.flatMap((zone, index) => [
    ...zoneFaults(zone).map(({ path, message }) => ({ path: ['zones', index, ...path], message })),
    ...table.zones.slice(0, index).flatMap((earlier) => clashes(zone, earlier, index)),
  ]),
]

function zoneFaults({
  countries,
  postcodes,
  steps,
  onRequest,
}: DeliveryZone): readonly TableFault[] {
  const { unreadable } = parsePostcodes(postcodes)
  return [
    ...(countries.length === 0 ? [{ path: ['countries'], message: messages.noCountry }] : []),
    ...(unreadable.length > 0
      ? [{ path: ['postcodes'], message: messages.unreadable(unreadable) }]
      : []),
    ...(onRequest ? [] : stepFaults(steps)),
  ]
}

function stepFaults(steps: DeliveryZone['steps']): readonly TableFault[] {
  if (steps.length === 0) return [{ path: ['steps'], message: messages.noStep }]
  return steps.flatMap(({ upTo }, index): readonly TableFault[] => {
    const before = steps[index - 1]
    if (!before) return []
    const path = ['steps', index, 'upTo']
    if (before.upTo === null) return [{ path, message: messages.afterLast }]
    return upTo !== null && upTo <= before.upTo ? [{ path, message: messages.notRising }] : []
  })
}

/** Conflicts between two zones that claim the same place, or have the same name. */
function clashes(zone: DeliveryZone, earlier: DeliveryZone, index: number): readonly TableFault[] {
  const path = (field: string) => ['zones', index, field]
  if (zone.name.toLowerCase() === earlier.name.toLowerCase())
    return [{ path: path('name'), message: messages.sameName(earlier.name) }]
  const country = zone.countries.find((code) => earlier.countries.includes(code))
  if (country === undefined) return []
  // Of two zones with the whole country, the one with fewer countries is used.
  const isNarrower = zone.countries.length !== earlier.countries.length
  if (zone.postcodes === '' && earlier.postcodes === '' && !isNarrower)
    return [
      {
        path: path('countries'),
        message: messages.sameCountry(countryName(country), earlier.name),
      },
    ]
  const others = parsePostcodes(earlier.postcodes).ranges
  for (const range of parsePostcodes(zone.postcodes).ranges) {
    const other = others.find((each) => doOverlap(range, each))
    if (other)
      return [
        {
          path: path('postcodes'),
          message: messages.overlap(displayRange(range), displayRange(other), earlier.name),
        },
      ]
  }
  return []
}
