/** `npm run check`: "am I done?" Runs every check and every test, goes on after a failure, and ends with what to mend. */
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { beginFirebaseTools, skippedNote, wantsHosted } from './lib/firebase-tools.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuite, suites, sumCounts } from './lib/steps.mjs'
import { script } from './lib/command-error.mjs'

await script(async () => {
  await ensureInstalled('all')
  const firebaseTools = wantsHosted() ? beginFirebaseTools() : async () => undefined
  const results = []
  for (const check of checks) results.push({ name: check.name, good: await runCheck(check) })
  const browser = await ensureBrowser()
  await ensureBuilt()
  for (const suite of suites) {
    if (suite.needsFirebase) await firebaseTools()
    const { failed, line } = sumCounts([await runSuite(suite, process.argv.slice(2), browser)])
    results.push({ name: suite.name, good: failed === 0, line })
  }
  console.log()
  if (!wantsHosted()) console.log(`  ${skippedNote}`)
  for (const { name, good, line } of results)
    console.log(`  ${good ? 'ok    ' : 'FAILED'}  ${name}${line ? `: ${line}` : ''}`)
  return results.every(({ good }) => good) ? 0 : 1
})
