/**
 * `npm test`: everything a change must pass, on a machine with nothing installed. `npm test --
 * orders` runs only the tests whose file names match. Its last line is 'N passed, N failed'.
 */
import { ensureApiTools } from './lib/api-tools.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { beginFirebaseTools, skippedNote, wantsFirebase } from './lib/firebase-tools.mjs'
import { summary } from './lib/findings.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuites } from './lib/steps.mjs'

await script(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled('all')
  const browser = await ensureBrowser({ headless: true })
  await ensureApiTools()
  const firebaseTools = wantsFirebase() ? beginFirebaseTools() : async () => undefined
  await ensureBuilt()

  const all = []
  for (const check of args.length > 0 ? [] : checks) {
    if (await runCheck(check)) continue
    const failed = [{ test: check.name, why: 'a check, which printed why above' }]
    all.push({ passed: 0, failed, repeated: [], skipped: 0 })
    break
  }
  if (all.length === 0) {
    const results = await runSuites({ args, browser, firebaseTools })
    all.push(...results.map(({ findings }) => findings))
  }

  const { failed, lines, line } = summary(all)
  const isEmpty = all.every(({ passed, skipped }) => passed + skipped === 0) && failed === 0
  if (isEmpty) console.error(`No test file's name contains ${args.join(' or ')}.`)
  if (!wantsFirebase() && args.length === 0) console.log(skippedNote)
  for (const text of [...lines, line]) console.log(text)
  return failed > 0 || isEmpty ? 1 : 0
})
