/**
 * `npm run check`: runs every check and every test, goes on after a failure, and ends with a
 * summary.
 */
import { ensureApiTools, wantsClients } from './lib/api-tools.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { beginFirebaseTools, wantsFirebase } from './lib/firebase-tools.mjs'
import { summary } from './lib/findings.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuites } from './lib/steps.mjs'

await script(async () => {
  await ensureInstalled('all')
  await ensureApiTools()
  if (wantsClients(process.argv.slice(2))) process.env['GENERATED_CLIENTS'] = '1'
  const firebaseTools = wantsFirebase() ? beginFirebaseTools() : async () => undefined
  /** @type {{ name: string, passed: boolean, line?: string }[]} */
  const results = []
  for (const check of checks) results.push({ name: check.name, passed: await runCheck(check) })
  const browser = await ensureBrowser({ headless: true })
  await ensureBuilt()
  const args = process.argv.slice(2)
  const suiteResults = await runSuites({ args, browser, firebaseTools })
  for (const { suite, findings } of suiteResults) {
    const { failed, line } = summary([findings])
    results.push({ name: suite.name, passed: failed === 0, line })
  }
  for (const text of summary(suiteResults.map(({ findings }) => findings)).lines) console.log(text)
  console.log()
  for (const { name, passed, line } of results)
    console.log(`  ${passed ? 'ok    ' : 'FAILED'}  ${name}${line ? `: ${line}` : ''}`)
  return results.every(({ passed }) => passed) ? 0 : 1
})
