/** The SQL that reads some fields of tools as JSON text. */
import { sql, type RawBuilder } from 'kysely'
import { pictureKey, publicImageUrl } from '../../catalogue/model/image.ts'
import { inShopCurrency, parseWire } from '../../catalogue/tool-json.ts'
import type { SerializedForm } from './serialization-store.server.ts'
import { defaultFields, wireNameOf, type ToolField } from './tool-fields.ts'

/** Built from the image and the stock of a row, which are read separately from its text. */
const ofRow = ['image', 'picture', 'stock'] as const
type FieldOfRow = (typeof ofRow)[number]

/**
 * Values as JSON text; the functions are in migrations/0024_wire.ts. A field that is missing here
 * is extracted from the text of the whole tool.
 */
const values: { readonly [F in ToolField]?: RawBuilder<string> } = {
  slug: sql`to_json(tool.slug)`,
  sku: sql`to_json(tool.sku)`,
  name: sql`to_json(tool.name)`,
  brand: sql`to_json(tool.brand)`,
  category: sql`to_json(tool.category)`,
  family: sql`to_json(tool.family)`,
  description: sql`to_json(tool.description)`,
  price: sql`tool_money(tool.price_cents)`,
  minimumQuantity: sql`tool.minimum_quantity`,
  packSize: sql`tool.pack_size`,
  priceBreaks: sql`(
    select '[' || coalesce(string_agg(
      '{"min_quantity":' || (break->>'from') || ',"price":'
        || tool_money((break->>'price')::integer) || '}',
      ',' order by place
    ), '') || ']'
    from jsonb_array_elements(tool.price_breaks) with ordinality as breaks(break, place)
  )`,
  specs: sql`tool.specs`,
  ratingCount: sql`tool.rating_count`,
  ratingSum: sql`tool.rating_sum`,
  revision: sql`tool.revision`,
}

/** Complete members of fields that are left out if they have the default value. */
const optionalMembers: { readonly [F in ToolField]?: RawBuilder<string> } = {
  unit: sql`case tool.unit when 'piece' then '' else ',"unit":"' || tool.unit || '"' end`,
  pricePer: sql`case tool.price_per when 1 then '' else ',"price_per":' || tool.price_per end`,
}

const isOfRow = (field: ToolField): field is FieldOfRow => ofRow.some((name) => name === field)

/** Reads these fields and the id. */
export function formOf(fields: readonly ToolField[], name?: string): SerializedForm {
  const members = fields.flatMap((field) => {
    const [value, optional] = [values[field], optionalMembers[field]]
    if (optional) return [optional]
    return value ? [sql`${sql.lit(`,"${wireNameOf(field)}":`)} || ${value}`] : []
  })
  const text = sql.join([sql`'"_id":"' || tool.id || '"'`, ...members], sql` || `)
  const outside = ofRow.filter((field) => fields.includes(field))
  const others = fields.filter(
    (field) => !isOfRow(field) && !values[field] && !optionalMembers[field],
  )
  const whole = others.length === 0 ? sql`''` : sql`tool.wire`
  return {
    name,
    columns: sql`
      ${text} as wire, ${whole} as whole, tool.image, stock_on_hand.level as stock`,
    toJson: ({ wire, whole: wholeWire = '', image, stock }, origin) => {
      const valuesOfRow = {
        image: () => publicImageUrl(image, origin),
        picture: () => pictureKey(image),
        stock: () => stock,
      }
      const more = outside.map((field) => member(field, valuesOfRow[field]()))
      return `{${inShopCurrency(wire)}${more.join('')}${membersOf(wholeWire, others)}}`
    },
  }
}

const member = (field: ToolField, value: unknown): string =>
  `,"${wireNameOf(field)}":${JSON.stringify(value)}`

/** Members from the text of a whole tool; those that it does not have are left out. */
function membersOf(wire: string, fields: readonly ToolField[]): string {
  if (fields.length === 0) return ''
  const tool = new Map(Object.entries(parseWire(wire)))
  return fields
    .filter((field) => tool.has(wireNameOf(field)))
    .map((field) => member(field, tool.get(wireNameOf(field))))
    .join('')
}

/** The default fields of a list; the only variant that is prepared. */
export const defaultForm = formOf(defaultFields, 'fields_json')
