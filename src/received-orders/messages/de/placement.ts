/** German: see ../placement.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { placementMessages as english } from '../placement.ts'

export const placementMessages: Translated<typeof english> = {
  bySetting: 'nach Einstellung bestellt',
  fact: 'Bestellt',
  placed: 'Nach der Einstellung der Firma, ohne dass jemand geprüft hat.',
  due: 'Der Shop entscheidet in Kürze, ob er diese Bestellung absendet.',
  kept: 'Nicht nach Einstellung bestellt:',
  failed: 'Der Shop konnte sie nicht absenden. Bestellen Sie von Hand.',
  jobFailed: 'Eingegangene Bestellungen konnten nicht nach Einstellung bestellt werden',
  free: 'Ein Text oder PDF kann mehr sagen als seine Positionen.',
  partlyRead: 'Die E-Mail hat Dateien, die nicht gelesen werden konnten.',
  otherSheets: 'Die Arbeitsmappe hat Blätter, die nicht gelesen wurden.',
  purpose: 'Die Datei ist keine neue Bestellung.',
  unread: (parts) =>
    `Die Datei sagt mehr, als der Shop liest: ${parts.join(', ')}. Sehen Sie das Original an.`,
  ofProgram: 'Die E-Mail wurde automatisch gesendet. Prüfen Sie, ob sie eine Bestellung ist.',
  mailSays: (sentences) =>
    `Die E-Mail sagt mehr als ihre Bestellung: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie sie, bevor Sie bestellen.`,
  fileSays: (sentences) =>
    `Die Datei sagt mehr als ihre Positionen: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie sie, bevor Sie bestellen.`,
  textSays: (sentences) =>
    `Der Text sagt mehr als seine Positionen: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie ihn, bevor Sie bestellen.`,
  otherFiles: (names) =>
    `Die E-Mail hat weitere Dateien: ${names.join(', ')}. Lesen Sie sie, bevor Sie bestellen.`,
  parts: {
    note: 'eine Bemerkung',
    repeated: 'eine doppelte Positionsnummer',
    seller: 'ein anderer Verkäufer als dieser Shop',
    alike: 'eine Nummer, die die einer anderen Bestellung dieses Käufers sein kann',
    version: 'eine weitere Fassung einer Bestellung',
    discounts: 'Rabatte oder Zuschläge',
    validity: 'wie lange sie gilt',
    schedule: 'Lieferplan',
    contract: 'Vertrag oder Angebot',
    parts: 'Bestandteile oder Ersatz einer Position',
    place: 'Lieferort',
    terms: 'Lieferbedingungen',
    days: 'Liefertage',
  },
  total: (said, lines) =>
    lines === undefined
      ? `Die Bestellung nennt ${said}; nicht jede Position hat einen Preis zum Zusammenrechnen. Vergleichen Sie die Summe.`
      : `Die Bestellung nennt ${said}, ihre Positionen ergeben ${lines}. Prüfen Sie das, bevor Sie bestellen.`,
  noNumber: 'Die Datei hat keine Bestellnummer, der Shop würde sie nicht wiedererkennen.',
  known: 'Die Firma hat schon eine Bestellung mit dieser Nummer gesendet.',
  knownLater:
    'Eine spätere Datei mit dieser Bestellnummer ist nicht dieselbe. Vergleichen Sie beide, bevor Sie bestellen.',
  severalAddresses: 'Ihre Positionen gehen an verschiedene Adressen.',
  wished: 'Die Datei wünscht einen Liefertag.',
  longNote: 'Ihre Bemerkungen sind länger als die Bemerkung einer Bestellung.',
  otherAddress:
    'Die Lieferadresse gehört nicht zu denen, die für den Käufer oder die Firma gespeichert sind.',
  addressPart: (part) =>
    `Die Lieferadresse nennt „${part}“, die gespeicherte nicht. Prüfen Sie, wohin geliefert wird.`,
  otherBuyer: (name) => `Die Datei nennt „${name}“ als Käufer. Prüfen Sie, für wen bestellt wird.`,
  otherDay: (day) => `Die Bestellung ist vom ${day}. Fragen Sie, ob sie noch gilt.`,
  noPhone: 'Für die Lieferung fehlt eine Telefonnummer.',
  notCertain: 'Nicht jede Position ist sicher.',
  waits: (reason) => `Der Auftrag müsste warten. ${reason}`.trim(),
}
