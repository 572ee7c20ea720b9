/**
 * Finds the lines of a text that are quoted from the mail that it answers, and so are not ordered.
 * Pure.
 */

/** 'On … wrote:', '-----Original Message-----', in the languages of mail programs. */
const answered = [
  /^\s*[-_]{2,}\s*(?:original|urspr|weitergeleitet|forwarded|message d|mensaje|messaggio|oorspronkelijk|p[uů]vodn|eredeti|mensagem|opprinnelig|oprindelig|alkuper|orijinal|orygin|wiadomo|mesaj|исходн|пересл|αρχικ|izvorn|元の|原始|转发|원본).*[-_]{2,}\s*$/iu,
  /^\s*[-_]{2,}.{2,40}\s(?:wiadomo|poruka|mesaj|mesajul|viesti|sporočilo|správa).*[-_]{2,}\s*$/iu,
  /^\s*(?:on|am|le|el|il|op|w dniu|dne|den|em|kl)\s.{4,200}(?:wrote|schrieb.*|[aà] [eé]crit|escribi[oó]|ha scritto|schreef.*|napisa[lł].*|napsal.*|skrev.*|escreveu|pisze)\s*:?\s*$/iu,
  /^.{4,200}(?:ezt [ií]rta)\s*(?:\(.{4,80}\))?\s*:?\s*$/iu,
  /^(?=.*\d).{4,200}(?:kirjoitti|yazd[ıi]|писала?|пишет|έγραψε|a scris|napisala?(?: je)?|je napisala?|写道|寫道|작성|님이 씀)\s*[:：]?\s*$/iu,
]
/** A form may contain a line 'Von:' too; the head of a mail has a line with its date next to it. */
const from = /^\s*(?:from|von|de|da|van|od|felad[oó]|fr[aå]n|fra)\s*:\s*\S/iu
const sent =
  /^\s*(?:sent|date|gesendet|datum|envoy[eé]|enviado(?: el)?|inviato|data|verzonden|wys[lł]ano|odesl[aá]no|elk[uü]ldve|skickat|sendt)\s*:\s*\S/iu

/** 'Lähetetty: 12. marraskuuta 2026 10.02': a line of the head of a mail, in any language. */
const labelled = /^\s*\p{L}[\p{L}\p{M} .-]{0,24}\s*[:：]\s*\S/u
const moment = /(?<!\d)20\d\d(?!\d).*(?<!\d)\d{1,2}[:.]\d\d(?!\d)/u
const address = /[^\s<>@]+@[^\s<>@]+\.\p{L}{2,}/u
const ends = /[:：]\s*$/u
/** '----- Aiempi tilaus -----' */
const titled = /^\s*[-_=]{3,}\s*\p{L}[^\d]{2,60}[-_=]{3,}\s*$/u

/** Whether an earlier mail may begin at a line, in whatever language. */
function mayBegin(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  const isIntroduction = ends.test(line) && (moment.test(line) || address.test(line))
  const head = lines.slice(index, index + 4)
  const isHead =
    head.length > 2 &&
    head.slice(0, 3).every((one) => labelled.test(one)) &&
    head.some((one) => moment.test(one))
  return isIntroduction || isHead || titled.test(line)
}

/** A mail that is passed on, not answered, in the words of mail programs. */
const forwarded =
  /^[\s>]*[-_]*\s*(?:begin )?(?:forwarded|weitergeleitete|message transf|d[eé]but du message|mensaje reenviado|messaggio inoltrato|inizio messaggio|doorgestuurd|begin doorgestuurd|wiadomo\p{L}+ przes[lł]ana|przekazana|vidarebefordrat|videresendt|v[aä]litetty|p[rř]eposlan|tov[aá]bb[ií]tott|mensagem encaminhada|пересыл|пересланн|转发)/iu

export type QuotedLines = {
  /**
   * The indexes of quoted lines: lines after '>', and all lines below the head of the answered mail.
   * There are none if only quoted lines could be an order, as in a forwarded mail with an
   * introduction.
   */
  readonly quoted: ReadonlySet<number>
  /** The index from which lines may be quoted, and the text there; undefined if there is none. */
  readonly doubtful: { readonly from: number; readonly text: string } | undefined
}

/**
 * @param rule the index of the line below a rule of underscores; -1 if there is none
 * @param orders whether a line contains a tool and a quantity
 * @param introduces whether a line only states the number of the order: 'Please order this. PO 4711'
 */
export function quotedLines(
  lines: readonly string[],
  rule: number,
  orders: (line: string) => boolean,
  introduces: (line: string) => boolean = () => false,
): QuotedLines {
  const head = lines.findIndex(
    (line, index) =>
      answered.some((pattern) => pattern.test(line)) ||
      (from.test(line) && lines.slice(index + 1, index + 3).some((next) => sent.test(next))),
  )
  const quoted = lines.flatMap((line, index) =>
    /^\s*>/.test(line) || (head >= 0 && index >= head) ? [index] : [],
  )
  const isQuoted = new Set(quoted)
  const isOwn = (line: string, index: number) => !isQuoted.has(index) && orders(line)
  const first = lines.findIndex((line, index) => isOwn(line, index) && !introduces(line))
  // An answer that only has a number may order what it quotes, or something else.
  const answer = first < 0 && !lines.some((line) => forwarded.test(line)) ? quoted[0] : undefined
  if (answer !== undefined && lines.some(isOwn))
    return { quoted: new Set(), doubtful: { from: answer, text: lines[answer] ?? '' } }
  const begins = lines.findIndex((_, index) => index > first && mayBegin(lines, index))
  const [start = -1] = [begins, rule > first ? rule : -1]
    .filter((index) => index >= 0)
    .toSorted((one, other) => one - other)
  return {
    quoted: quoted.length > 0 && first >= 0 ? isQuoted : new Set(),
    doubtful:
      first < 0 || start < 0
        ? undefined
        : { from: start, text: start === begins ? (lines[start] ?? '') : '____' },
  }
}
