/** A specification of a tool in wire format. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Line } from '../platform/fields/fields.ts'

/** The maximum number of specifications of a tool. */
export const maxSpecs = 40

export const Spec = named(
  'ToolSpec',
  z.strictObject({ name: Line(80), value: Line(200) }),
  'NewToolSpec',
)
