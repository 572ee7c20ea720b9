/** German: see ../privacy.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ownDataMessages as english } from '../privacy.ts'

export const ownDataMessages: Translated<typeof english> = {
  heading: 'Ihre Daten',
  lead: 'Alle Daten, die der Shop über Sie speichert, als Datei: Konto, Adressen, Sitzungen, Bestellungen, Bewertungen, Warenkorb und der Inhalt Ihrer Rechnungen. Die PDF-Dateien finden Sie bei Ihren Bestellungen:',
  orders: 'Meine Bestellungen',
  download: 'Meine Daten herunterladen',
  downloaded: (name) => `Gespeichert als ${name}`,
  staff:
    'Mitarbeiter können ihr eigenes Konto nicht löschen. Bitten Sie einen Inhaber, Sie zuerst zum Kunden zu machen.',
  leave: 'Mein Konto löschen',
  leaveLead:
    'Sie werden überall abgemeldet; Profil, Adressen und Warenkorb werden sofort gelöscht. Das Löschen lässt sich nicht rückgängig machen.',
  stays:
    'Bestellungen und Bewertungen bleiben ohne Ihren Namen und Ihre Adresse erhalten. Rechnungen werden, wie gesetzlich vorgeschrieben, unverändert aufbewahrt. Mit derselben E-Mail-Adresse können Sie sich als neuer Kunde wieder registrieren.',
  email: 'Ihre E-Mail-Adresse',
  emailHelp:
    'Geben Sie Ihre E-Mail-Adresse noch einmal ein, damit nichts aus Versehen gelöscht wird.',
  password: 'Ihr Passwort',
  passwordHelp: 'Lassen Sie das Feld leer, wenn Sie sich nur mit Google anmelden.',
  delete: 'Mein Konto endgültig löschen',
  deleting: 'Ihr Konto wird gelöscht',
  notDeleted: 'Es wurde nichts gelöscht.',
  sure: 'Ihr Konto wird endgültig gelöscht.',
  deleted: 'Ihr Konto wurde gelöscht',
}
