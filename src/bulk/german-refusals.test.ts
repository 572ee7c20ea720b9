/** A shop that speaks German says in German why a file cannot be read, in the thread as beside it. */
import { CFB } from '@e965/xlsx'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { readMailInThread } from '../platform/files/read-in-thread.server.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Why a list is refused. */
const refusalOf = async (name: string, fileBytes: Uint8Array, language: 'de' | 'en' = 'de') => {
  const actor = await shop.person('Ada Admin', 'admin')
  return inLanguage(language, () => shop.bulkJobs.upload({ actor, fileBytes }, { name })).then(
    () => 'read',
    (problem: unknown) => (isProblem(problem) ? problem.body.detail : String(problem)),
  )
}
/** The first bytes of an archive, and nothing of what it has. */
const damaged = Uint8Array.of(0x50, 0x4b, 3, 4, ...new Uint8Array(200))
/** The container in which Excel keeps a workbook with a password. */
const locked = (): Uint8Array => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', [4, 0, 4, 0])
  CFB.utils.cfb_add(file, '/EncryptedPackage', [1, 2, 3])
  return Uint8Array.from(Buffer.from(CFB.write(file, { type: 'buffer' })))
}
const wide = strToU8(
  Array.from({ length: 2 }, (_, row) =>
    Array.from({ length: 101 }, (_cell, column) => `Spalte ${row} ${column}`).join(';'),
  ).join('\n'),
)

test.each([
  [
    'a damaged workbook',
    'liste.xlsx',
    damaged,
    /^liste\.xlsx kann nicht gelesen werden: .*beschädigt/,
  ],
  [
    'a list too wide',
    'liste.csv',
    wide,
    /^Die Liste hat 101 Spalten, erlaubt sind höchstens 100\./,
  ],
  ['a locked workbook', 'liste.xlsx', locked(), /^liste\.xlsx ist mit einem Passwort geschützt\./],
  ['another format', 'liste.csv', strToU8('%PDF-1.7\n'), /^liste\.csv ist ein PDF\. Bitten Sie/],
])('%s is refused in German', async (_, name, bytes, sentence) => {
  expect(await refusalOf(name, bytes)).toMatch(sentence)
})

test('each is answered in a language of their own, however many wait for one thread', async () => {
  const answers = await Promise.all(
    (['de', 'en', 'de', 'en', 'de', 'en'] as const).map((language) =>
      refusalOf('liste.csv', wide, language),
    ),
  )
  expect(answers.map((answer) => answer?.startsWith('Die Liste'))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
})

test('a mail that is damaged is refused in German', async () => {
  const nested = 'Content-Type: multipart/mixed; boundary=a\n\n--a\n'.repeat(400)
  await expect(inLanguage('de', () => readMailInThread(strToU8(nested)))).rejects.toThrow(
    /Diese E-Mail ist beschädigt/,
  )
})
