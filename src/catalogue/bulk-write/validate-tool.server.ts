/** Validates tools in lists and jobs, with the same rules as for a single tool. */
import { encode, safeDecode } from 'zod/v4/core'
import type { Schema } from '../../platform/access/endpoint.ts'
import { fieldErrors, fieldPointer } from '../../../packages/contract/field-errors.ts'
import { catalogueContract, type NewTool } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { storedImage } from '../model/image.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'

/** A tool with wire names, in the form of `POST /additems`. */
export type WireTool = Readonly<Record<string, unknown>>
export type FieldFinding = { readonly field: string; readonly why: string }
export type Judgement =
  | { readonly tool: NewTool; readonly wire: WireTool }
  | { readonly errors: readonly FieldFinding[] }

/** The schema of `POST /additems`. */
const newTool: Schema<NewTool> = catalogueContract.add.input

/** Validates a tool with the rules of `POST /additems`, without writing it. */
export function validateTool(
  { origin, allowHttpImages }: Pick<CatalogueContext, 'origin' | 'allowHttpImages'>,
  fields: WireTool,
): Judgement {
  const decoded = safeDecode(newTool, fields)
  const errors = decoded.success
    ? storedImage(decoded.data.image, origin, allowHttpImages) === undefined
      ? [{ field: 'image', why: messages.notImage }]
      : []
    : fieldErrors(decoded.error.issues, (path) => fieldPointer(path, 'body')).map(
        ({ pointer, detail }) => ({ field: pointer.slice(2), why: detail }),
      )
  return decoded.success && errors.length === 0
    ? { tool: decoded.data, wire: toWire(decoded.data) }
    : { errors }
}

/** A tool with wire names. */
export const toWire = (tool: NewTool): WireTool => ({
  ...encode(catalogueContract.add.input, tool),
})
