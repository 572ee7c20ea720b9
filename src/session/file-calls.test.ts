/** Calls whose body or answer is a file: what is refused or does not arrive is no file. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fetchFile, sendFile } from './file-calls.client.ts'

const endpoint = { output: z.unknown() }
const list = () => new File(['SKU'], `${'a'.repeat(200)}.csv`)
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => 'im_access' })
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
})

test('a refusal is thrown with its words, and never returned as the file', async () => {
  const refused = { type: 'not-here', title: 'Not found', status: 404 }
  answers.mockImplementation(async () => Response.json(refused, { status: 404 }))
  const problem = { body: { type: 'not-here', title: 'Not found', status: 404 } }
  await expect(fetchFile(endpoint, '/bulk-jobs/1/wrong.csv')).rejects.toMatchObject(problem)
  await expect(sendFile(endpoint, '/bank-files', list())).rejects.toMatchObject(problem)
})

test('without a connection the shop is away, not broken', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  const problem = { body: { type: 'away', status: 503 } }
  await expect(fetchFile(endpoint, '/x')).rejects.toMatchObject(problem)
  await expect(sendFile(endpoint, '/x', list())).rejects.toMatchObject(problem)
})

test('nobody signed in calls nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  await expect(fetchFile(endpoint, '/x')).rejects.toMatchObject({ body: { status: 401 } })
  expect(answers).not.toHaveBeenCalled()
})

test('a file is sent with the end of its name, by who is signed in, and refused in their language', async () => {
  answers.mockImplementation(async () => Response.json({ id: '7' }))
  expect(
    await sendFile(endpoint, '/order-files', list(), { headers: { 'x-company': 'c1' } }),
  ).toEqual({
    id: '7',
  })
  const [url, init] = answers.mock.calls[0] ?? []
  expect(url).toBe(`/api/order-files/${'a'.repeat(116)}.csv`)
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'accept-language': 'de',
    authorization: 'Bearer im_access',
    'content-type': 'application/octet-stream',
    'x-company': 'c1',
  })
})
