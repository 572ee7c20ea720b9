/** German: see ../placement.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { placementMessages as english } from '../placement.ts'

export const placementMessages: Translated<typeof english> = {
  bySetting: 'automatisch bestellt',
  fact: 'Bestellt',
  placed:
    'Automatisch bestellt gemäß der Einstellung der Firma, ohne Prüfung durch einen Mitarbeiter.',
  due: 'Der Shop prüft in Kürze, ob die Bestellung automatisch abgesendet wird.',
  kept: 'Nicht automatisch bestellt:',
  failed:
    'Der Shop konnte die Bestellung nicht automatisch absenden. Senden Sie die Bestellung selbst ab.',
  jobFailed: 'Aus eingegangenen Bestellungen konnten nicht automatisch Aufträge angelegt werden',
  free: 'Texte und PDF-Dateien können außer den Positionen weitere Angaben enthalten. Lesen Sie das Original, bevor Sie bestellen.',
  partlyRead: 'Die E-Mail enthält Dateien, die nicht gelesen werden konnten.',
  otherSheets: 'Die Arbeitsmappe enthält Tabellenblätter, die nicht gelesen wurden.',
  emptyRows: (rows) =>
    rows === 1
      ? '1 Zeile ohne Menge wird nicht bestellt.'
      : `${rows} Zeilen ohne Menge werden nicht bestellt.`,
  purpose: 'Die Datei ist keine neue Bestellung.',
  unread: (parts) =>
    `Die Datei enthält Angaben, die der Shop nicht auswertet: ${parts.join(', ')}. Sehen Sie sich das Original an.`,
  ofProgram:
    'Die E-Mail wurde automatisch gesendet. Prüfen Sie, ob es sich um eine Bestellung handelt.',
  mailSays: (sentences) =>
    `Die E-Mail enthält außer der Bestellung weiteren Text: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie die E-Mail, bevor Sie bestellen.`,
  fileSays: (sentences) =>
    `Die Datei enthält außer den Positionen weiteren Text: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie die Datei, bevor Sie bestellen.`,
  textSays: (sentences) =>
    `Die Nachricht enthält außer den Positionen weiteren Text: ${sentences.map((text) => `„${text}“`).join(', ')}. Lesen Sie den ganzen Text, bevor Sie bestellen.`,
  otherFiles: (names) =>
    `Die E-Mail enthält weitere Dateien: ${names.join(', ')}. Lesen Sie diese Dateien, bevor Sie bestellen.`,
  parts: {
    note: 'eine Bemerkung',
    repeated: 'eine doppelte Positionsnummer',
    seller: 'ein anderer Lieferant als dieser Shop',
    alike: 'eine Bestellnummer, die einer anderen Bestellung dieses Käufers ähnelt',
    version: 'eine weitere Fassung einer Bestellung',
    discounts: 'Rabatte oder Zuschläge',
    validity: 'Gültigkeitsdauer der Bestellung',
    schedule: 'Lieferplan',
    contract: 'Vertrag oder Angebot',
    parts: 'Bestandteile oder Ersatzartikel einer Position',
    place: 'Lieferort',
    terms: 'Lieferbedingungen',
    days: 'Liefertage',
  },
  total: (said, lines) =>
    lines === undefined
      ? `Die Bestellung weist die Summe ${said} aus. Nicht alle Positionen haben einen Preis, deshalb kann der Shop die Summe nicht nachrechnen. Prüfen Sie die Summe selbst.`
      : `Die Bestellung weist die Summe ${said} aus, die Positionen ergeben aber ${lines}. Prüfen Sie die Preise, bevor Sie bestellen.`,
  noNumber:
    'Die Datei enthält keine Bestellnummer. Der Shop könnte eine doppelt gesendete Bestellung nicht erkennen.',
  known:
    'Die Firma hat bereits eine Bestellung mit dieser Bestellnummer gesendet. Vergleichen Sie beide Bestellungen.',
  knownLater:
    'Eine spätere Datei mit derselben Bestellnummer hat einen anderen Inhalt. Vergleichen Sie beide Dateien, bevor Sie bestellen.',
  severalAddresses: 'Die Datei nennt mehrere Lieferadressen.',
  wished: 'Die Datei nennt einen Wunschliefertermin.',
  longNote: 'Die Bemerkungen in der Datei sind länger, als für eine Bestellung zulässig ist.',
  otherAddress:
    'Die Lieferadresse ist weder für den Käufer noch für die Firma gespeichert. Prüfen Sie die Lieferadresse.',
  addressPart: (part) =>
    `Die Lieferadresse enthält „${part}“, die gespeicherte Adresse nicht. Prüfen Sie die Lieferadresse.`,
  otherBuyer: (name) => `Die Datei nennt „${name}“ als Käufer. Prüfen Sie, für wen bestellt wird.`,
  otherDay: (day) =>
    `Die Bestellung ist auf den ${day} datiert. Fragen Sie beim Käufer nach, ob sie noch gilt.`,
  noPhone: 'Für die Lieferung fehlt eine Telefonnummer.',
  notCertain: 'Nicht alle Positionen wurden sicher erkannt.',
  waits: (reason) => `Der Auftrag würde zurückgestellt. ${reason}`.trim(),
}
