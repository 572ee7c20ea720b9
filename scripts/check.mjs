/**
 * `npm run check`: runs every check and every test, goes on after a failure, and ends with a
 * summary.
 */
import { ensureApiTools } from './lib/api-tools.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { beginFirebaseTools, skippedNote, wantsFirebase } from './lib/firebase-tools.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuites, sumCounts } from './lib/steps.mjs'

await script(async () => {
  await ensureInstalled('all')
  await ensureApiTools()
  const firebaseTools = wantsFirebase() ? beginFirebaseTools() : async () => undefined
  /** @type {{ name: string, passed: boolean, line?: string }[]} */
  const results = []
  for (const check of checks) results.push({ name: check.name, passed: await runCheck(check) })
  const browser = await ensureBrowser({ headless: true })
  await ensureBuilt()
  const args = process.argv.slice(2)
  for (const { suite, counts } of await runSuites({ args, browser, firebaseTools })) {
    const { failed, line } = sumCounts([counts])
    results.push({ name: suite.name, passed: failed === 0, line })
  }
  console.log()
  if (!wantsFirebase()) console.log(`  ${skippedNote}`)
  for (const { name, passed, line } of results)
    console.log(`  ${passed ? 'ok    ' : 'FAILED'}  ${name}${line ? `: ${line}` : ''}`)
  return results.every(({ passed }) => passed) ? 0 : 1
})
