/** A permission has one name, wherever a sentence asks for it. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownAffairsMessages as english } from '../../companies/messages/own-affairs.ts'
import { ownAffairsMessages as german } from '../../companies/messages/de/own-affairs.ts'
import { permissions } from '../../platform/access/permissions.ts'
import { permissionNames as germanNames } from './de/staff.ts'
import { permissionNames as englishNames } from './staff.ts'

const germanFiles = globSync('src/*/messages/de/*.ts')

test('German sentences call permissions as the list of staff does', () => {
  const names = Object.values(germanNames).map(({ name }) => name)
  const asked = germanFiles.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/Berechtigung „([^“$]+)“/g)].map(([, name]) => name),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((name = '') => !names.includes(name))).toEqual([])
})

describe.each(permissions)('%s', (permission) => {
  test('is called so by the refusal of an own affair', () => {
    expect(german.own([permission])).toContain(`„${germanNames[permission].name}“`)
    expect(english.own([permission])).toContain(`the ${englishNames[permission].name} permission.`)
  })
})
