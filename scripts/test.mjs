/**
 * `npm test`: everything a change must pass, on a machine with nothing installed. `npm test --
 * orders` runs only the tests whose file names match. Its last line is 'N passed, N failed'.
 */
import { ensureApiTools } from './lib/api-tools.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { beginFirebaseTools, skippedNote, wantsFirebase } from './lib/firebase-tools.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuites, sumCounts } from './lib/steps.mjs'

await script(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled('all')
  const browser = await ensureBrowser({ headless: true })
  await ensureApiTools()
  const firebaseTools = wantsFirebase() ? beginFirebaseTools() : async () => undefined
  await ensureBuilt()

  const counts = []
  for (const check of args.length > 0 ? [] : checks) {
    if (!(await runCheck(check))) {
      counts.push({ passed: 0, failed: 1, skipped: 0 })
      break
    }
  }
  if (counts.length === 0) {
    const results = await runSuites({ args, browser, firebaseTools })
    counts.push(...results.map((result) => result.counts))
  }

  const { failed, line } = sumCounts(counts)
  const isEmpty = counts.every((count) => count.passed + count.failed + count.skipped === 0)
  if (isEmpty) console.error(`No test file's name contains ${args.join(' or ')}.`)
  if (!wantsFirebase() && args.length === 0) console.log(skippedNote)
  console.log(line)
  return failed > 0 || isEmpty ? 1 : 0
})
