/**
 * Whether a mail is from the address that it names, according to the shop's own mail server (RFC
 * 8601). A server removes results that others write under its name (section 5), so the topmost
 * result with its name is the valid one. Pure.
 */
import type { SenderProof } from '../mail-states.ts'
import { domainIn, readResults, type MethodResult } from './authentication-results.ts'

/** @param server the name by which the shop's mail server signs its results */
export function proveSender(from: string, results: readonly string[], server: string): SenderProof {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  const own = results.map(readResults).find((one) => one.server === server.toLowerCase())
  if (!own || domain === '' || !from.includes('@')) return 'none'
  const of = (method: string) => own.methods.filter((one) => one.method === method)
  if (of('dmarc').some(({ result }) => result === 'fail')) return 'fail'
  const isProven =
    saidOnce(of('dmarc'), 'header.from') === domain ||
    saidOnce(of('spf'), 'smtp.mailfrom') === domain ||
    of('dkim').some((signature) => isSigned(signature, domain))
  return isProven ? 'pass' : 'none'
}

/** The domain for which a method passed; '' if the method also reports on another domain. */
function saidOnce(methods: readonly MethodResult[], property: string): string {
  const [only, ...more] = methods.filter(({ properties }) => properties.has(property))
  return only && more.length === 0 && isPassed(only)
    ? domainIn(only.properties.get(property) ?? '')
    : ''
}

const isPassed = ({ result, contradicts }: MethodResult): boolean =>
  result === 'pass' && !contradicts

/** Each of several signatures is checked separately: by the domain or a parent domain. */
function isSigned(signature: MethodResult, domain: string): boolean {
  const { properties } = signature
  const identity = domainIn(properties.get('header.i') ?? '')
  const by = properties.has('header.d') ? domainIn(properties.get('header.d') ?? '') : identity
  const isOf = (one: string) => one === by || (by.includes('.') && one.endsWith(`.${by}`))
  return (
    isPassed(signature) &&
    by !== '' &&
    (!properties.has('header.i') || isOf(identity)) &&
    isOf(domain)
  )
}
