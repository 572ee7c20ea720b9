/**
 * Entry texts with coded fields between slashes, as banks in the Netherlands, Belgium and Poland
 * write them: '/TRTP/SEPA OVERBOEKING/NAME/DE VRIES/REMI/FACTUUR 42/EREF/NOTPROVIDED'. Pure.
 */

/** What such a text says; where a line of it ended, its reference has a line feed. */
export type SlashedText = {
  /** The payer or the payee. */
  readonly name: string
  /** The person on whose behalf it was paid; empty if not stated. */
  readonly ultimate: string
  /** The payer's text and own reference. */
  readonly reference: string
}

const codes =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|ULTD|ULTC|ULTB|MARF|CSID|PREF|RTRN|PURP|ISDT|CREF|KREF|SVCL|ADDR|RREF|IREF|SWOD|SWOC|OCMT|CHGS|EXCH|BO|BN|ID'
/** A code may continue on the next line. */
const cut = codes.replaceAll(/(?<=[A-Z])(?=[A-Z])/g, '\n?')
const field = new RegExp(`/\\n?(${cut})\\n?/`, 'g')

/** @returns undefined for a text without such fields */
export function slashedText(text: string): SlashedText | undefined {
  const found = [...text.matchAll(field)]
  if (found[0]?.index !== 0) return undefined
  const parts = found.map((match, index) => ({
    code: (match[1] ?? '').replaceAll('\n', ''),
    value: text.slice(match.index + match[0].length, found[index + 1]?.index),
  }))
  const of = (code: string): string => parts.find((part) => part.code === code)?.value ?? ''
  // '/CNTP/account/BIC/name/city': the name is the third of its parts.
  const counterparty = of('CNTP').split('/')[2] ?? ''
  const oneLine = (value: string) => bare(value).replaceAll('\n', '')
  const own = oneLine(of('EREF'))
  return {
    name: oneLine(of('NAME')) || oneLine(counterparty),
    ultimate: oneLine(of('ULTD')).replace(/^NAME\//, ''),
    reference: [remittance(of('REMI')), /^not ?provided$|^nonref$/i.test(own) ? '' : own]
      .filter(Boolean)
      .join(' '),
  }
}

const bare = (value: string): string => value.replaceAll(/^[/\s]+|[/\s]+$/g, '')

/** 'USTD//INV-000042/', 'STRD/CUR/RF18…': the text in the field. */
const remittance = (value: string): string =>
  bare(bare(value).replace(/^(?:U\n?S|S\n?T)\n?[TR]\n?D\s*\/(?:(?:CUR|ISO)\/)?\/?/, ''))
