/** The client for other programs, where the pages for people who write them say that it is. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testEnvironment } from './test-environment.ts'

test('a built shop serves the packed client at the address that its pages name', async () => {
  const { origin } = testEnvironment()
  const page = await (await fetch(`${origin}/api/docs/erp`)).text()
  const [address = ''] = /http[\w:./-]+\/[\w-]+\.tgz/.exec(page) ?? []
  expect(address).toBe(`${origin}/ironmonger-client.tgz`)
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  const archive = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('latin1')
  expect(archive).toContain('"name": "@ironmonger/client"')
  expect(archive).toContain('package/dist/index.d.ts')
})
