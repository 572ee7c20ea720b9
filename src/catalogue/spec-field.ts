/** A specification of a tool, as the wire has it. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Line } from '../platform/fields/fields.ts'

/** Specifications of a tool. */
export const maxSpecs = 40

export const Spec = named(
  'ToolSpec',
  z.strictObject({ name: Line(80), value: Line(200) }),
  'NewToolSpec',
)
