/** The current values of each part of a tool's form, shown beside the part's heading. Pure. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { isUnit, priceBasisText } from '../model/units.ts'
import { isTaxClass } from '../tax-class.ts'
import { toolFormMessages } from '../messages/tool-form.ts'
import { typedMargin, typedTerms } from '../writing/typed-terms.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const messages = toolFormMessages.now

/** The parts of the form, in order; `names` are the fields in each. */
export const toolFormParts = [
  { id: 'what', names: ['name', 'sku', 'gtin', 'category', 'brand', 'family'] },
  { id: 'describe', names: ['description'] },
  { id: 'price', names: ['price', 'cost', 'priceBreaks'] },
  { id: 'unit', names: ['unit', 'unitContent', 'pricePer', 'taxClass'] },
  {
    id: 'stock',
    names: ['stock', 'bin', 'minimumQuantity', 'packSize', 'weightGrams', 'reorderLevel', 'packs'],
  },
  { id: 'picture', names: ['image'] },
  { id: 'specs', names: ['specs'] },
  { id: 'safety', names: ['mpn', 'customsNumber', 'origin', 'hazards', 'hazardText', 'ageLimit'] },
] as const satisfies readonly {
  readonly id: string
  readonly names: readonly (keyof TypedTool)[]
}[]

export type ToolFormPart = (typeof toolFormParts)[number]['id']

const said = (...words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' · ')

const priceNow = (typed: TypedTool): string => {
  const terms = typedTerms(typed)
  if (terms === undefined) return ''
  const margins = [typed.price, ...typed.priceBreaks.map(({ price }) => price)].flatMap(
    (price) => typedMargin(price, typed.cost) ?? [],
  )
  return said(
    displayMoney(terms.price),
    terms.priceBreaks.length === 0 ? undefined : messages.steps(terms.priceBreaks.length + 1),
    margins.length === 0 ? undefined : messages.margin(Math.min(...margins), Math.max(...margins)),
  )
}

const unitNow = ({ unit, pricePer, taxClass }: TypedTool): string =>
  said(
    priceBasisText({ unit: isUnit(unit) ? unit : 'piece', pricePer: Number(pricePer) }),
    isTaxClass(taxClass) ? toolFormMessages.taxClassNames[taxClass] : undefined,
  )

const stockNow = ({ stock, bin, minimumQuantity, packSize, packs }: TypedTool): string =>
  said(
    /^\d+$/.test(stock) ? displayNumber(Number(stock)) : stock,
    bin === '' ? undefined : messages.bin(bin),
    minimumQuantity === '' ? undefined : messages.minimum(minimumQuantity),
    packSize === '' ? undefined : messages.pack(packSize),
    ...packs.map(({ name, quantity }) => `${name} ${quantity}`.trim()),
  )

/** At a part that a new tool cannot do without. */
const required = ({ revision }: TypedTool): string => (revision === 0 ? messages.required : '')

/** One line for each part, from the typed values; empty if there are none. */
export const partsNow = (typed: TypedTool): Readonly<Record<ToolFormPart, string>> => ({
  what: said(typed.sku, typed.brand),
  describe: typed.description || required(typed),
  price: typed.price === '' ? required(typed) : priceNow(typed),
  unit: unitNow(typed),
  stock: typed.stock === '' ? required(typed) : stockNow(typed),
  picture: typed.image === '' ? required(typed) || messages.noPicture : '',
  specs: messages.lines(typed.specs.length),
  safety: said(
    typed.origin,
    typed.hazards.length === 0 ? messages.noHazards : typed.hazards.join(', '),
  ),
})
