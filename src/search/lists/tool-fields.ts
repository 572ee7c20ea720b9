/** The fields of a tool that a caller may request in a list, and their names in the API. */
import * as z from 'zod/mini'
import { named, withWireFormat } from '../../../packages/contract/wire-format.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { Tool, toolDtoNames } from '../../catalogue/contract.ts'
import { searchMessages as messages } from '../messages/search.ts'

const { id: _id, ...optionalFields } = Tool.shape
/** A field of a tool that may be left out: all except its id. */
export type ToolField = keyof typeof optionalFields

/** Some fields of a tool, and its id. */
export const ToolFields = z.extend(z.partial(Tool), { id: Tool.shape.id })
export type ToolFields = z.output<typeof ToolFields>
export const ToolFieldsDto = named('ToolFields', renameKeys(ToolFields, toolDtoNames))

const wireNames: Readonly<Record<string, string>> = toolDtoNames
/** The name of a field in the API. */
export const wireNameOf = (field: ToolField): string => wireNames[field] ?? field

const isField = (name: string): name is ToolField => Object.hasOwn(optionalFields, name)
const fields = Object.keys(optionalFields).filter(isField)
const fieldsByWireName = new Map(fields.map((field) => [wireNameOf(field), field]))
const knownNames = [...fieldsByWireName.keys()]

/**
 * The fields of a tool that lists show: not the long ones, which are its description, specs and
 * quantity prices.
 */
export const defaultFields = [
  'slug',
  'sku',
  'name',
  'brand',
  'category',
  'family',
  'image',
  'picture',
  'price',
  'minimumQuantity',
  'packSize',
  'unit',
  'pricePer',
  'stock',
  'ratingCount',
  'ratingSum',
  'revision',
] as const satisfies readonly ToolField[]

const split = (input: string | readonly string[]): string[] =>
  [input]
    .flat()
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== toolDtoNames.id)

/**
 * Names of fields, separated by commas or in several parameters; each counts once, and the id is
 * always included.
 */
export const SelectedFields = withWireFormat(
  z.codec(
    z.union([z.string(), z.array(z.string())]).check(
      z.refine((input) => split(input).every((name) => fieldsByWireName.has(name)), {
        error: () => messages.notField(knownNames),
      }),
    ),
    z.array(z.custom<ToolField>()),
    {
      decode: (input) => [
        ...new Set(split(input).flatMap((name) => fieldsByWireName.get(name) ?? [])),
      ],
      encode: (selected) => selected.map(wireNameOf),
    },
  ),
  { type: 'array', items: { type: 'string', enum: [toolDtoNames.id, ...knownNames] } },
)
