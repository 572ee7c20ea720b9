/** The tools for the tests of search. */
import type { NewTool } from '../catalogue/contract.ts'

type TestTool = Pick<NewTool, 'name' | 'price' | 'minimumQuantity' | 'specs'> & {
  readonly sku: string
  readonly category: string
  readonly brand: string
  readonly stock?: number
}

export const testTools: readonly TestTool[] = [
  {
    sku: 'WRN-3013',
    name: 'Combination Wrench 13 mm',
    category: 'Wrenches',
    brand: 'Drevholt',
    price: 275,
    minimumQuantity: 24,
    specs: [{ name: 'Finish', value: 'Chrome vanadium' }],
  },
  {
    sku: 'WRN-3010',
    name: 'Combination Wrench 10 mm',
    category: 'Wrenches',
    brand: 'Drevholt',
    price: 220,
    minimumQuantity: 24,
  },
  {
    sku: 'WRN-3402',
    name: 'Torque Wrench 1/2 in Drive 40-210 N·m',
    category: 'Wrenches',
    brand: 'Parallune',
    price: 5490,
    minimumQuantity: 4,
  },
  {
    sku: 'WRN-3301',
    name: 'Ratchet Handle 1/4 in Drive',
    category: 'Wrenches',
    brand: 'Parallune',
    price: 990,
    minimumQuantity: 12,
  },
  {
    sku: 'HMR-1001',
    name: 'Fiberglass Claw Hammer 16 oz',
    category: 'Hammers',
    brand: 'Brackmoor',
    price: 890,
    minimumQuantity: 12,
  },
  {
    sku: 'HMR-1002',
    name: 'Claw Hammer 16 oz',
    category: 'Hammers',
    brand: 'Kestrow',
    price: 790,
    minimumQuantity: 12,
    stock: 0,
  },
  {
    sku: 'STO-9001',
    name: 'Hammer Holster',
    category: 'Storage',
    brand: 'Stowick',
    price: 450,
    minimumQuantity: 6,
  },
  {
    sku: 'AB-1.2',
    name: 'Öler mit Spritze',
    category: 'Storage',
    brand: 'Stowick',
    price: 1250,
    minimumQuantity: 1,
  },
]
