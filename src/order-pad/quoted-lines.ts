/** Which lines of a text are of the mail that it answers, and so are no order of their own. Pure. */

/** 'On … wrote:', '-----Original Message-----', in the languages of mail programs. */
const answered = [
  /^\s*[-_]{2,}\s*(?:original|urspr|weitergeleitet|forwarded|message d|mensaje|messaggio|oorspronkelijk|wiadomo|p[uů]vodn|eredeti|mensagem|opprinnelig|oprindelig).*[-_]{2,}\s*$/iu,
  /^\s*(?:on|am|le|el|il|op|w dniu|dne|den|em|kl)\s.{4,200}(?:wrote|schrieb.*|[aà] [eé]crit|escribi[oó]|ha scritto|schreef.*|napisa[lł].*|napsal.*|skrev.*|escreveu)\s*:?\s*$/iu,
  /^.{4,200}(?:ezt [ií]rta)\s*:?\s*$/iu,
]
/** 'Von:' is a line of a form too: the head of a mail has the day it was sent next to it. */
const from = /^\s*(?:from|von|de|da|van|od|felad[oó]|fr[aå]n|fra)\s*:\s*\S/iu
const sent =
  /^\s*(?:sent|date|gesendet|datum|envoy[eé]|enviado(?: el)?|inviato|data|verzonden|wys[lł]ano|odesl[aá]no|elk[uü]ldve|skickat|sendt)\s*:\s*\S/iu

/**
 * The indexes of the lines that are quoted: behind '>', and all below the head of the mail that is
 * answered; none where nothing but them could be an order, as in a mail that is passed on.
 * @param orders whether a line names a tool and how many
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
