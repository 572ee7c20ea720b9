/** German: see ../allowances.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { allowanceMessages as english } from '../allowances.ts'

export const allowanceMessages: Translated<typeof english> = {
  problems: {
    tooLarge: 'Der Betrag ist höher als der Restbetrag der Rechnung',
  },
  tooLarge: (invoice) =>
    `Für eine Position von ${invoice} lässt sich höchstens der restliche Nettobetrag gutschreiben. ` +
    'Geben Sie einen kleineren Betrag ein, oder wählen Sie andere Positionen.',
  nothing: (invoice) =>
    `Es gibt nichts gutzuschreiben: Die gewählten Positionen von ${invoice} wurden schon gutgeschrieben, ` +
    'oder der Betrag liegt unter einem Cent. Geben Sie einen größeren Betrag ein, oder wählen Sie andere Positionen.',
  cancelled: (invoice) =>
    `Der Auftrag zu ${invoice} wurde storniert, deshalb wird die ganze Rechnung gutgeschrieben. Erstellen Sie die ` +
    'Gutschriften des Auftrags, wenn es noch keine gibt.',
  deletedOrder: (invoice) =>
    `Der Auftrag zu ${invoice} wurde gelöscht. Stellen Sie ihn zuerst wieder her.`,
  otherCurrency: (invoice, currency) =>
    `${invoice} wurde in ${currency} ausgestellt. Das ist nicht mehr die Währung des Shops, deshalb lässt sich hier kein Teil gutschreiben.`,
  notPercent:
    'Geben Sie einen Prozentsatz von 0,01 bis 100 ein, mit höchstens zwei Nachkommastellen.',
  notLine: 'Geben Sie die Nummer einer Position des Auftrags ein oder 0 für die Versandkosten.',
  lineTwice: 'Diese Position ist weiter oben schon aufgeführt. Entfernen Sie die doppelte Zeile.',
  noLines: 'Wählen Sie mindestens eine Position.',
  oneWay:
    'Geben Sie entweder einen Betrag je Position, einen Gesamtbetrag oder einen Prozentsatz ein.',
  title: 'Teil des Preises gutschreiben',
  open: 'Gutschreiben ohne Rücksendung',
  help: 'Bei einem falschen Preis, einem Schaden oder einem Nachlass. Die Ware bleibt beim Käufer, der Bestand ändert sich nicht. Auch Versandkosten lassen sich gutschreiben. Werden dieselben Stücke später zurückgesandt, wird nur noch der Restbetrag gutgeschrieben.',
  waitsForPayment:
    'Der Auftrag wartet auf die Zahlung und wird weiter bearbeitet, sobald er vollständig bezahlt ist. Um den Auftrag zu beenden, stornieren Sie ihn; dabei wird alles gutgeschrieben.',
  invoice: 'Rechnung',
  way: 'Betrag',
  ways: {
    lines: 'Ein Betrag je Position',
    amount: 'Ein Betrag für die gewählten Positionen',
    percent: 'Ein Prozentsatz vom Betrag der gewählten Positionen',
  },
  table: 'Positionen der Rechnung',
  tool: 'Werkzeug',
  left: 'Restbetrag, netto',
  credit: 'Gutschrift, netto',
  choose: 'wählen',
  creditOf: (name) => `Nettobetrag der Gutschrift: ${name}`,
  chooseLine: (name) => `Gutschreiben: ${name}`,
  amount: 'Nettobetrag',
  amountHelp:
    'Betrag ohne Steuer. Der Betrag wird im Verhältnis der Restbeträge auf die gewählten Positionen verteilt.',
  percent: 'Prozent',
  percentHelp: 'Prozentsatz vom Restbetrag jeder gewählten Position, etwa 5 oder 2,5.',
  reason: 'Grund',
  reasonHelp: 'Der Grund wird auf die Gutschrift gedruckt.',
  submit: 'Gutschrift erstellen',
  busy: 'Wird erstellt',
  leaveIt: 'Abbrechen',
  issued: (number, total) => `${number} wurde erstellt: ${total} inkl. Steuer`,
}
