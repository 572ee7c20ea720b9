/**
 * Whether a mail is from the address that it names, by what the shop's own mail server found out
 * (RFC 8601). A server removes what strangers write in its name (section 5), so of the results that
 * bear its name, the topmost counts. Pure.
 */
import type { SenderProof } from '../mail-states.ts'

/** @param server the name by which the shop's mail server signs its results */
export function proveSender(from: string, results: readonly string[], server: string): SenderProof {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  const own = results
    .map(partsOf)
    .find(([name = '']) => name.split(/\s/)[0]?.toLowerCase() === server.toLowerCase())
  if (!own || domain === '' || !from.includes('@')) return 'none'
  const methods = own.slice(1).map(methodOf)
  const dmarc = methods.filter(({ method }) => method === 'dmarc')
  if (dmarc.some(({ result }) => result === 'fail')) return 'fail'
  const isProven = methods.some(
    ({ method, result, properties }) => result === 'pass' && isAligned(method, properties, domain),
  )
  return isProven ? 'pass' : 'none'
}

type Properties = ReadonlyMap<string, string>

/** Whether a method that passed speaks of the domain that the mail names. */
function isAligned(method: string, properties: Properties, domain: string): boolean {
  const of = (name: string) => (properties.get(name) ?? '').toLowerCase().replace(/^.*@/, '')
  if (method === 'dmarc') return of('header.from') === domain
  if (method === 'spf') return of('smtp.mailfrom') === domain
  const signed = of('header.d') || of('header.i')
  return (
    method === 'dkim' && (signed === domain || (/\./.test(signed) && domain.endsWith(`.${signed}`)))
  )
}

/** 'mx.example.com 1; dkim=pass header.d=example.com' without comments, at its semicolons. */
function partsOf(value: string): readonly string[] {
  let depth = 0
  let kept = ''
  for (const sign of value) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept.split(';').map((part) => part.trim())
}

function methodOf(part: string) {
  const pairs = part.split(/\s+/).map((pair): readonly [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1).replaceAll('"', '')]
  })
  const [[method, result] = ['', '']] = pairs
  return {
    method: method.split('/')[0] ?? '',
    result: result.toLowerCase(),
    properties: new Map(pairs.slice(1)),
  }
}
