/** `npm run lint:api`: lints the OpenAPI document of the contracts with Redocly and Spectral. */
import { ensureApiTools } from './lib/api-tools.mjs'
import { script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runSuite } from './lib/steps.mjs'

await script(async () => {
  await ensureInstalled('all')
  await ensureApiTools()
  const suite = { name: 'API document', project: 'unit', workers: 1 }
  const { passed, failed } = await runSuite(suite, { args: ['tests/clients/lint'] })
  return failed.length > 0 || passed === 0 ? 1 : 0
})
