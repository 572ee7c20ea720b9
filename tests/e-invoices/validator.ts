/** Judges electronic invoices by the official validation artefacts of EN 16931 and of XRechnung. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'

const tools = resolve('.cache/api-tools')
const rules = process.env['EINVOICE_RULES'] ?? resolve('tests/e-invoices')

/** Where it is missing its tests are skipped, but never in CI. */
export const isValidatorMissing = (): boolean =>
  process.env['CI'] === undefined && !existsSync(join(tools, 'node_modules/saxon-js'))

const Saxon = z.object({
  transform: z.custom<(options: object, mode: 'sync') => { principalResult: string }>(
    (value) => typeof value === 'function',
  ),
})

export type Verdict = {
  readonly fired: number
  /** Rules that were broken, e.g. 'BR-CO-15: …'; warnings are not among them. */
  readonly failed: readonly string[]
}

/** The rules as Saxon has made them; reading them takes several times as long as judging by them. */
const stylesheets = new Map<string, unknown>()
function stylesheetOf(kind: 'cii' | 'ubl' | 'xrechnung'): unknown {
  const known = stylesheets.get(kind)
  if (known !== undefined) return known
  const read: unknown = JSON.parse(
    gunzipSync(readFileSync(join(rules, `${kind}.sef.json.gz`))).toString(),
  )
  stylesheets.set(kind, read)
  return read
}

const failure = /<svrl:failed-assert[^>]*?>[\s\S]*?<\/svrl:failed-assert>/g

/**
 * @param national the rules of XRechnung, beside which the core's count; else those of the core
 * @throws Error when the text is no XML
 */
export function validate(xml: string, national?: 'xrechnung'): Verdict {
  const kind = national ?? (/CrossIndustryInvoice/.test(xml.slice(0, 4000)) ? 'cii' : 'ubl')
  const saxon = Saxon.parse(createRequire(join(tools, 'package.json'))('saxon-js'))
  const { principalResult } = saxon.transform(
    { stylesheetInternal: stylesheetOf(kind), sourceText: xml, destination: 'serialized' },
    'sync',
  )
  const failed = [...principalResult.matchAll(failure)]
    .map(([text]) => ({
      id: /\bid="([^"]+)"/.exec(text)?.[1] ?? '',
      isWarning: /\bflag="(?:warning|information)"/.test(text),
      text: /<svrl:text>([\s\S]*?)<\/svrl:text>/.exec(text)?.[1]?.trim() ?? '',
    }))
    .filter(({ isWarning }) => !isWarning)
    .map(({ id, text }) => `${id}: ${text}`)
  return { fired: principalResult.match(/<svrl:fired-rule/g)?.length ?? 0, failed }
}
