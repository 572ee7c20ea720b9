/** Sessions: each is listed with where it began; one is ended without the others. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../tests/contracts/api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type SessionJson = { readonly _id: string; readonly current: boolean; readonly browser: string }
const call = async (method: 'GET' | 'DELETE', url: string, token: string) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
const sessionsOf = async (token: string) =>
  (await call('GET', '/api/sessions', token)).json<SessionJson[]>()

test("lists one's own that can be used, says which is this one, and ends another at once", async () => {
  const { id } = await api.shop.person('Sue Session')
  const other = await api.shop.person('Otto Other')
  const [here, there] = [await api.issueToken(id), await api.issueToken(id)]
  const foreign = await api.issueToken(other.id)
  const listed = await sessionsOf(here)
  expect(listed).toHaveLength(2)
  expect(listed.filter(({ current }) => current)).toHaveLength(1)
  const elsewhere = listed.find(({ current }) => !current)?._id ?? ''
  const end = async (token: string, session: string) =>
    (await call('DELETE', `/api/sessions/${session}`, token)).json<{ deletedCount: number }>()
  expect(await end(foreign, elsewhere)).toMatchObject({ deletedCount: 0 })
  expect(await end(here, elsewhere)).toMatchObject({ deletedCount: 1 })
  expect(await end(here, elsewhere)).toMatchObject({ deletedCount: 0 })
  expect((await call('GET', '/api/sessions', there)).statusCode).toBe(401)
  expect(await sessionsOf(here)).toHaveLength(1)
  expect(await sessionsOf(foreign)).toHaveLength(1)
})
