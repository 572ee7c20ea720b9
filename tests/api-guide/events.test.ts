/** The page *Connect an ERP* lists every event with the fields of its record. */
import { expect, test } from 'vitest'
import { readGuide } from '../../src/app/api-guide/guides.server.ts'
import { eventWords } from '../../src/webhooks/messages/events.ts'
import { eventFamilies, testType, typesOf } from '../../src/webhooks/rules.ts'
import { readFileSync } from 'node:fs'

const read = (name: string) => readFileSync(`src/app/api-guide/${name}.md`, 'utf8')

test('each event has a sentence, and is on the page with what its data has', () => {
  const types = [...eventFamilies.flatMap(typesOf), testType]
  expect(Object.keys(eventWords).toSorted()).toEqual(types.toSorted())
  const page = JSON.stringify(
    readGuide(
      { start: read('start'), erp: read('erp') },
      new URL('https://anvil.example/api/docs/erp'),
    ),
  )
  for (const type of types) expect(page).toContain(`"${type}"`)
  for (const field of ['onHold', 'level', 'parcels', 'validUntil', 'minimum_quantity'])
    expect(page).toContain(`"${field}"`)
  expect(page).not.toContain('{{')
})
