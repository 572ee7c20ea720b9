/** German: see ../orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderSettingsFields as english } from '../orders.ts'

export const orderSettingsFields: Translated<typeof english> = {
  newcomerMaxOrder: {
    label: 'Neue Kunden: Höchstbetrag einer Bestellung',
    help: 'Zum Beispiel 500. Bis Sie den ersten Auftrag eines Kunden bestätigt haben, werden Aufträge über diesem Betrag zurückgestellt; die Ware wird erst reserviert, wenn Sie den Auftrag freigeben. Ausgenommen sind Bestellungen, die nur die Mindestmenge eines Werkzeugs umfassen, Bestellungen für freigegebene Firmen und angenommene Angebote. Ohne Angabe gibt es keinen Höchstbetrag.',
  },
  newcomerMaxShare: {
    label: 'Neue Kunden: Anteil am Bestand eines Werkzeugs',
    help: 'In Prozent. Bestellungen neuer Kunden, die mehr als diesen Anteil des Bestands umfassen, werden zurückgestellt; offene Bestellungen desselben Kontos werden zusammengezählt. Ausgenommen sind die Mindestmenge und die letzten Stücke. Ohne Angabe gibt es keine Grenze.',
  },
  productFeed: {
    label: 'Produktfeed',
    help: 'Alle Werkzeuge mit Preisen für das Google Merchant Center, unter /product-feed.xml. Die Adresse ist öffentlich und nur verfügbar, solange alle Besucher Preise sehen.',
  },
  agents: {
    label: 'Agenten von Kunden',
    help: 'Kunden können Programme verbinden, die in ihrem Namen Werkzeuge suchen, Preise prüfen und bestellen. Die Grenzen legt der Kunde fest. Agenten erreichen den Shop unter /api/mcp (Model Context Protocol). Das Sortiment ist dort für alle Agenten abrufbar, mit Preisen nur, solange alle Besucher Preise sehen.',
  },
  ucp: {
    label: 'Universal Commerce Protocol',
    help: 'Einkaufsassistenten mit diesem Protokoll finden den Shop unter /.well-known/ucp, durchsuchen das Sortiment und bestellen für Kunden, die sie verbunden haben. Voraussetzung ist, dass „Agenten von Kunden“ eingeschaltet ist.',
  },
  punchOut: {
    label: 'Punch-out',
    help: 'Einkaufssysteme von Firmen öffnen den Katalog mit den Preisen der Firma und übernehmen den Warenkorb. Die Verbindungen richten Sie auf der Seite der Firma ein. Der Shop muss über https erreichbar sein.',
  },
  holdDays: {
    label: 'Tage, bis ein zurückgestellter Auftrag storniert wird',
    help: 'Nach dieser Frist werden zurückgestellte Aufträge automatisch storniert. Zwei Tage vorher sendet der Shop eine Erinnerung. Von 1 bis 99.',
  },
  backOrders: {
    label: 'Rückstände',
    help: 'Käufer können mehr bestellen, als auf Lager ist; für den Rest wird ein voraussichtliches Datum angezeigt. Für einzelne Firmen können Sie Rückstände abweichend festlegen. Offene Positionen finden Sie unter „Rückstände“.',
  },
  orderConfirmations: {
    label: 'Auftragsbestätigung als PDF',
    help: 'Die Auftragsbestätigung wird als Anhang der E-Mail gesendet, wenn Sie einen Auftrag bestätigen.',
  },
  carriers: {
    label: 'Versanddienste',
    help: 'Ein Versanddienst je Zeile: DHL, DPD, GLS, UPS, FedEx, USPS, Royal Mail, Hermes, Österreichische Post (oder Austrian Post), Schweizerische Post (oder Swiss Post), La Poste, oder ein Name und eine Adresse mit {number}. Beginnt eine Sendungsnummer mit dem Namen des Versanddienstes, etwa DHL 00340434, verlinkt der Shop die Sendungsverfolgung. Ist nur ein Versanddienst eingetragen, kann der Name entfallen.',
  },
  termsAtOrder: {
    label: 'AGB bei der Bestellung',
    help: 'Ein Hinweis neben der Bestellschaltfläche verweist auf Ihre AGB (Textseite „AGB“). Zu jeder Bestellung wird die gültige Fassung der AGB gespeichert.',
  },
  backOrderDays: {
    label: 'Tage, bis Ware im Rückstand erwartet wird',
    help: 'Gezählt ab dem Tag der Bestellung. Für jede Position können Sie ein anderes Datum festlegen. Von 1 bis 99.',
  },
  cutOff: {
    label: 'Bestellschluss für den Versand',
    help: 'Die Uhrzeit in der Zeitzone des Shops, etwa 14:00. Bei Werkzeugen auf Lager wird angezeigt, wie lange man für den Versand am selben Tag noch bestellen kann, oder an welchem Tag versandt wird. Ohne Angabe erscheint kein Hinweis.',
  },
  dispatchDays: {
    label: 'Versandtage',
    help: 'Nur wirksam, wenn ein Bestellschluss angegeben ist.',
  },
  daysOff: {
    label: 'Tage ohne Versand',
    help: 'Feiertage und Betriebsferien, ein Tag je Zeile: 24.12.2026, oder 25.12. für jedes Jahr. Nur wirksam, wenn ein Bestellschluss angegeben ist.',
  },
}
