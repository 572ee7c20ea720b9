/**
 * Finds the lines of a text that are quoted from the mail that it answers, and so are not ordered.
 * Pure.
 */

/** 'On … wrote:', '-----Original Message-----', in the languages of mail programs. */
const answered = [
  /^\s*[-_]{2,}\s*(?:original|urspr|weitergeleitet|forwarded|message d|mensaje|messaggio|oorspronkelijk|wiadomo|p[uů]vodn|eredeti|mensagem|opprinnelig|oprindelig).*[-_]{2,}\s*$/iu,
  /^\s*(?:on|am|le|el|il|op|w dniu|dne|den|em|kl)\s.{4,200}(?:wrote|schrieb.*|[aà] [eé]crit|escribi[oó]|ha scritto|schreef.*|napisa[lł].*|napsal.*|skrev.*|escreveu)\s*:?\s*$/iu,
  /^.{4,200}(?:ezt [ií]rta)\s*:?\s*$/iu,
]
/** A form may contain a line 'Von:' too; the head of a mail has a line with its date next to it. */
const from = /^\s*(?:from|von|de|da|van|od|felad[oó]|fr[aå]n|fra)\s*:\s*\S/iu
const sent =
  /^\s*(?:sent|date|gesendet|datum|envoy[eé]|enviado(?: el)?|inviato|data|verzonden|wys[lł]ano|odesl[aá]no|elk[uü]ldve|skickat|sendt)\s*:\s*\S/iu

/**
 * The indexes of quoted lines: lines after '>', and all lines below the head of the answered mail.
 * There are none if only quoted lines could be an order, as in a forwarded mail.
 * @param orders whether a line contains a tool and a quantity
 */
export function quotedLines(
  lines: readonly string[],
  orders: (line: string) => boolean,
): ReadonlySet<number> {
  const head = lines.findIndex(
    (line, index) =>
      answered.some((pattern) => pattern.test(line)) ||
      (from.test(line) && lines.slice(index + 1, index + 3).some((next) => sent.test(next))),
  )
  const quoted = lines.flatMap((line, index) =>
    /^\s*>/.test(line) || (head >= 0 && index >= head) ? [index] : [],
  )
  const isQuoted = new Set(quoted)
  return quoted.length > 0 && lines.some((line, index) => !isQuoted.has(index) && orders(line))
    ? isQuoted
    : new Set()
}
