/**
 * Headings of columns that mark rows with yes or no: 'Cancelled', 'Approved'. Pure. The words have
 * the form of `wordsOf`.
 */

/** Headings below which anything but 'no' counts against the row. */
const against =
  /^(?:(?:is |line |item )?(?:cancell?ed|cancel|cancellation|void|deleted?|removed?|done|completed?|closed|skip|omit|exclude|excluded|rejected|declined|on hold|hold|optional|option|samples?(?: only)?|not (?:ordered|needed|required)|do not (?:order|send|ship)|no longer needed|received|delivered|shipped|returned|quote only)|storniert|storno|geloscht|erledigt|fertig|entfallt|zuruckgestellt|gesperrt|abgelehnt|geliefert|erhalten|optional|muster|nicht bestellen|annulee?s?|annuler|supprimee?|termine|en attente|option|echantillon|livree?|recue?|anulad[oa]|cancelad[oa]|eliminad[oa]|hecho|en espera|opcional|muestra|entregado|recibido|annullat[oa]|eliminat[oa]|fatto|in attesa|opzionale|campione|consegnato|ricevuto|geannuleerd|vervallen|gereed|in de wacht|optioneel|monster|geleverd|ontvangen|anulowan[eay]|gotowe|wstrzyman[eay]|opcjonaln[eay]|probka|dostarczon[eay]|zrusen[eoa]|hotovo|pozastaveno|vzorek|dodano|torolve|kesz|minta|annullerad|klar|vilande|prov|levererad|annulleret|faerdig|prove|leveret|amostra|entregue)$/u
/** Headings below which 'no' counts against it. */
const required =
  /^(?:(?:is )?(?:approved|confirmed|released|ordered|order|selected|included?|wanted|needed|required|active|valid)|genehmigt|freigegeben|freigabe|bestatigt|bestellen|bestellt|aktiv|approuvee?|confirmee?|validee?|commander|aprobad[oa]|confirmad[oa]|pedir|approvat[oa]|confermat[oa]|ordinare|goedgekeurd|bevestigd|bestellen|zatwierdzon[eay]|zamowic|schvalen[eoa]|objednat|jovahagyva|godkand|godkendt|aprovad[oa])$/u

const no =
  /^(?:n|no|none|nein|kein\w*|non|aucun\w*|nee|geen|nie|brak|ne|nej|nem|nao|nessuno|ninguno|nenhum|false|falsch|faux|0)?$/u

/** Whether a cell says no, or nothing. */
export const saysNo = (words: string): boolean => no.test(words)

/** What counts against the row of a column: 'yes', 'no', or nothing. */
export const countsAgainst = (heading: string): 'yes' | 'no' | undefined =>
  required.test(heading) ? 'no' : against.test(heading) ? 'yes' : undefined

/** A cell that says only yes or no, or is a mark, in the languages of lists. */
export const isFlag = (cell: string | number): boolean =>
  /^(?:[yjostanxv✓✔+-]|-?1|0|yes|no|ja|nein|oui|non|si|s[ií]|sim|n[aã]o|nee|tak|nie|ano|ne|igen|nem|nej|nei|kyll[aä]|ei|true|false|wahr|falsch|vrai|faux|vero|falso|verdadero|waar|onwaar|prawda|fa[lł]sz|pravda|nepravda)$/iu.test(
    String(cell).trim(),
  )
