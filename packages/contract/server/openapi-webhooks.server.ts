/**
 * Messages that a server sends on its own, in OpenAPI 3.1: the section `webhooks` of the document.
 */
import type { Schema } from '../endpoint.ts'
import { nameOf } from '../wire-format.ts'
import { define, jsonSchemaOf, type NamedSchemas } from './json-schema.server.ts'
import type { OpenApiObject } from './openapi.server.ts'

/** A message that is sent to other programs, as POST with a JSON body. */
export type DescribedWebhook = {
  /** The type of its events, such as 'order.placed'. */
  readonly name: string
  /** The group of operations in which it is shown. */
  readonly tag: string
  readonly summary: string
  readonly description: string
  /** A description of each header, with an example, by its name. */
  readonly headers: Readonly<
    Record<string, { readonly description: string; readonly example: string }>
  >
  /** The body, with its name in the document; several types may share one. */
  readonly payload: Schema
  readonly example: unknown
  /** The effect of each response of the receiver, by its status. */
  readonly answers: Readonly<Record<string, string>>
}

/**
 * @param schemas receives the schemas that it references
 * @throws Error for a body without a name
 */
export function describeWebhook(
  { name, tag, summary, description, headers, payload, example, answers }: DescribedWebhook,
  schemas: NamedSchemas,
): OpenApiObject {
  const schemaName = nameOf(payload, 'response')
  if (schemaName === undefined) throw new Error(`The events ${name} have no name`)
  const body = define(schemas, schemaName, jsonSchemaOf(payload, 'response', schemas))
  return {
    post: {
      operationId: `webhook${name.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      tags: [tag],
      summary,
      description,
      security: [],
      parameters: Object.entries(headers).map(([header, said]) => ({
        name: header,
        in: 'header',
        required: true,
        description: said.description,
        schema: { type: 'string' },
        example: said.example,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              allOf: [
                body,
                { type: 'object', properties: { type: { type: 'string', const: name } } },
              ],
            },
            example,
          },
        },
      },
      responses: Object.fromEntries(
        Object.entries(answers).map(([status, said]) => [status, { description: said }]),
      ),
    },
  }
}
