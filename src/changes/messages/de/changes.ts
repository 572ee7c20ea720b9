/** German: see ../changes.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { changesMessages as english } from '../changes.ts'

export const changesMessages: Translated<typeof english> = {
  pruneFailed: 'Alte Änderungen konnten nicht gelöscht werden',
  notKinds: (kinds) => `Geben Sie Arten durch Kommas getrennt an: ${kinds.join(', ')}.`,
  notCursor:
    'Dieser Cursor ist ungültig. Rufen Sie die Änderungen ohne den Parameter „since“ ab, um von vorn zu beginnen.',
  otherKinds: (kinds) =>
    `Dieser Cursor gilt für ${kinds.join(',')}. Lassen Sie den Parameter „of“ weg, oder rufen Sie die Änderungen ohne den Parameter „since“ ab, um von vorn zu beginnen.`,
  notAllowed: (kinds) =>
    `Sie dürfen ${kinds.join(', ')} nicht lesen. Entfernen Sie diese Arten aus dem Parameter „of“.`,
  expiredTitle: 'Der Cursor gilt nicht mehr',
  tooOld:
    'Der Cursor ist älter als 30 Tage. Rufen Sie die Änderungen ohne den Parameter „since“ ab, um von vorn zu beginnen.',
  otherEpoch:
    'Nach der Ausgabe dieses Cursors wurde der Shop aus einer Sicherung wiederhergestellt oder auf einen anderen ' +
    'Datenbankserver verlegt. Rufen Sie die Änderungen ohne den Parameter „since“ ab, um von vorn zu beginnen.',
}
