/** The pages for developers: Markdown with examples that tests/api-guide runs. */
import {
  jsonSchemaOf,
  type NamedSchemas,
} from '../../../packages/contract/server/json-schema.server.ts'
import type { EventKind } from '../../changes/rules.ts'
import type { Block } from '../../pages/page-tree.ts'
import { parsePage } from '../../pages/parse-page.ts'
import { eventPayloads } from '../../webhooks/events.ts'
import { eventMessages, eventWords } from '../../webhooks/messages/events.ts'
import { eventFamilies, testType, typesOf } from '../../webhooks/rules.ts'
import { apiGuideMessages as messages } from '../messages/api-guide.ts'

type Guide = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}
/** Their Markdown. */
type GuideTexts = Readonly<Record<keyof typeof messages, string>>

/** The shop's origin in the examples. */
const exampleOrigin = 'https://shop.example'

/** The fields of the record in an event of a family. */
function fieldsOf(family: EventKind): readonly string[] {
  const schemas: NamedSchemas = new Map()
  const { data } = jsonSchemaOf(eventPayloads[family], 'response', schemas).properties ?? {}
  const [record] = typeof data === 'object' ? (data.anyOf ?? []) : []
  const name = typeof record === 'object' ? record.$ref?.split('/').at(-1) : undefined
  return Object.keys(schemas.get(name ?? '')?.properties ?? {})
}

/** All events by family, with the fields of `data`, from the schemas with which they are sent. */
const listEvents = (): string =>
  eventFamilies
    .flatMap((family) => [
      `### ${family}.*`,
      typesOf(family)
        .map((type) => `- \`${type}\`: ${eventWords[type]}.`)
        .join('\n'),
      `\`data\`, as \`${eventMessages.readBy[family]}\` answers it: ${fieldsOf(family)
        .map((field) => `\`${field}\``)
        .join(', ')}.`,
    ])
    .concat(['### Tests', `- \`${testType}\`: ${eventWords[testType]}.`])
    .join('\n\n')

/**
 * The page at an address.
 * @param texts as loaded by the bundler
 * @param url the page's address; its origin is used in the examples, so that they can be copied
 */
export function readGuide(texts: GuideTexts, { pathname, origin }: URL): Guide {
  const name = /\/erp\/?$/i.test(pathname) ? 'erp' : 'start'
  const text = texts[name].replaceAll(exampleOrigin, origin).replace('{{events}}', listEvents)
  return { ...messages[name], blocks: parsePage(text) }
}
