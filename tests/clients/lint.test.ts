/** The OpenAPI document is linted silent: Redocly and Spectral, with the rulesets they recommend. */
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiDocument } from '../../src/app/api-document.server.ts'
import { areUnwanted, runTool, temporaryFolder } from './api-tools.ts'

describe.skipIf(areUnwanted())('the document of the API', { timeout: 300_000 }, () => {
  let folder: ReturnType<typeof temporaryFolder>
  beforeAll(() => {
    const document = createApiDocument('https://shop.example', 'Anvil & Sons')
    folder = temporaryFolder({ 'openapi.json': JSON.stringify(document, undefined, 2) })
  })
  afterAll(() => folder.remove())

  test('has nothing that Redocly warns of', async () => {
    const { output } = await runTool(
      '@redocly/cli/bin/cli.js',
      ['lint', '--config', resolve('redocly.yaml'), '--format', 'json', 'openapi.json'],
      folder.path,
    )
    const [report = ''] = /\{[\s\S]*\}/.exec(output) ?? []
    expect(JSON.parse(report), output).toMatchObject({
      totals: { errors: 0, warnings: 0, ignored: 0 },
      problems: [],
    })
  })

  test('has nothing that Spectral warns of', async () => {
    const { code, output } = await runTool(
      '@stoplight/spectral-cli/dist/index.js',
      [
        'lint',
        '--ruleset',
        resolve('.spectral.yaml'),
        '--fail-severity',
        'hint',
        '--format',
        'json',
        'openapi.json',
      ],
      folder.path,
    )
    expect([code, output]).toEqual([0, expect.stringMatching(/^\[\]/)])
  })
})
