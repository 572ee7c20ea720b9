/** The operations on a tool's texts in the shop's further languages. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../../platform/http/body-limits.ts'
import { Id, Line, OptionalLine, OptionalText } from '../../platform/fields/fields.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Spec, maxSpecs } from '../spec-field.ts'
import { toolTextsMessages as messages } from '../messages/tool-texts.ts'

/** Each may be empty: buyers then see the tool's own. */
const TextFields = {
  name: OptionalLine(200),
  family: OptionalLine(120),
  description: OptionalText(5000),
  specs: z
    .array(Spec)
    .check(z.maxLength(maxSpecs, { error: () => messages.tooManySpecs(maxSpecs) })),
}
export const ToolText = named('ToolText', z.strictObject(TextFields))
export type ToolText = z.output<typeof ToolText>
export const ToolTextsInLanguages = z.array(
  named('ToolTextInLanguage', z.strictObject({ language: z.string(), ...TextFields })),
)
const ToolTexts = z.strictObject({ texts: ToolTextsInLanguages })
export type ToolTextInLanguage = z.output<typeof ToolTexts>['texts'][number]
const ToolTextsDto = named('ToolTexts', ToolTexts)

export const toolTextsContract = {
  toolTexts: endpoint({
    route: 'GET /tools/:id/texts',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Get a tool’s translations into the additional languages of the shop',
    input: z.strictObject({ id: Id }),
    output: ToolTextsDto,
    problems: [notFound],
  }),
  saveToolTexts: endpoint({
    route: 'PUT /tools/:id/texts/:language',
    access: 'admin',
    permission: 'catalogue',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Save a tool’s translation into an additional language of the shop',
    input: z.strictObject({
      id: Id,
      language: Line(35),
      ...TextFields,
      /** The texts that were read. */
      seen: z.optional(ToolText),
    }),
    output: ToolTextsDto,
    problems: [notFound, changedMeanwhile],
  }),
}
/** One method for each operation of the contract. */
export interface ToolTextsOperations extends Service<typeof toolTextsContract> {}
