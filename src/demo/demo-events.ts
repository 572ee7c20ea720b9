/** Actions of the demo shop's people, apart from the orders of `demo-orders.ts`. Pure. */

/** The bins of each category: the aisle; rack and shelf are counted up. */
const aisles: Readonly<Record<string, string>> = {
  HMR: 'A',
  SCR: 'B',
  WRN: 'C',
  PLR: 'D',
  CUT: 'E',
  CHS: 'F',
  MSR: 'G',
  CLP: 'H',
  PRY: 'J',
  MAS: 'K',
  STO: 'L',
}

/** Bins of these tools, four to a rack: 'A-01-1'. */
export function binsOf(skus: readonly string[]): { sku: string; bin: string }[] {
  const places = new Map<string, number>()
  return skus.map((sku) => {
    const aisle = aisles[sku.slice(0, 3)] ?? 'Z'
    const place = places.get(aisle) ?? 0
    places.set(aisle, place + 1)
    const rack = String(Math.floor(place / 4) + 1).padStart(2, '0')
    return { sku, bin: `${aisle}-${rack}-${(place % 4) + 1}` }
  })
}

/** The part numbers that Navarro Framing uses for tools. */
export const partNumbers = [
  { number: 'NF-1016', sku: 'HMR-1001' },
  { number: 'NF-1020', sku: 'HMR-1002' },
  { number: 'NF-2010', sku: 'WRN-3010' },
  { number: 'NF-4025', sku: 'MSR-7002' },
] as const

/** Saved lists of the demo buyer: one shared with the company, one private. */
export const savedLists = [
  {
    name: 'New framing crew',
    shared: true,
    lines: [
      { sku: 'HMR-1002', quantity: 12 },
      { sku: 'MSR-7002', quantity: 24 },
      { sku: 'CUT-5201', quantity: 48 },
      { sku: 'STO-9401', quantity: 8 },
    ],
  },
  {
    name: 'Workshop',
    shared: false,
    lines: [
      { sku: 'WRN-3010', quantity: 24 },
      { sku: 'CLP-8106', quantity: 6 },
    ],
  },
] as const
