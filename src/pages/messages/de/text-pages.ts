/** German: see ../text-pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { textPages as english } from '../text-pages.ts'

export const textPages: Translated<typeof english> = {
  about: {
    title: 'Über uns',
    description: 'Wer wir sind und wie wir verkaufen.',
    lead: 'Wir verkaufen Handwerkzeug in Verpackungseinheiten an Bauhöfe, Werkstätten, Schulen und Wiederverkäufer.',
    sections: [
      {
        title: 'Wie wir verkaufen',
        text: [
          'Wir verkaufen volle Verpackungseinheiten zu Staffelpreisen. Preise, Mindestmengen und den tatsächlichen Bestand sehen Sie auch ohne Konto.',
        ],
      },
      {
        title: 'Was wir nicht tun',
        text: [
          'Wir erfinden keine Bewertungen, Countdowns oder angeblich letzten Stücke. Die Sterne zeigen den Durchschnitt der Bewertungen unserer Käufer. Gibt es noch keine Bewertung, steht das auf der Seite.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    description:
      'So erreichen Sie uns bei Fragen zu einer Bestellung, einem Werkzeug oder einer Rechnung.',
    lead: 'Am schnellsten erreichen Sie uns, wenn Sie auf Ihre Auftragsbestätigung antworten. Darin stehen bereits alle Angaben, die wir brauchen.',
    sections: [
      {
        title: 'Zu einer Bestellung',
        text: [
          'Halten Sie die Bestellnummer bereit. Sie finden sie unter „Mein Konto“, „Meine Bestellungen“.',
        ],
        links: [['/dashboard/myorders', 'Meine Bestellungen']],
      },
      {
        title: 'Zu einem Werkzeug',
        text: [
          'Nennen Sie uns die Artikelnummer. Die Artikelnummer steht in der Liste über der Bezeichnung und auf der Seite des Werkzeugs neben der Bewertung.',
        ],
      },
      {
        title: 'Per Brief und Telefon',
        text: [
          'Anschrift und Telefonnummer werden hier angezeigt, sobald der Betreiber sie eingetragen hat.',
        ],
      },
    ],
  },
  delivery: {
    title: 'Versand',
    description: 'Wie wir liefern und welche Angaben wir dafür brauchen.',
    lead: 'Wir versenden alle Bestellungen aus einem Lager und in vollen Verpackungseinheiten. Auf jedem Karton steht die Bestellnummer.',
    sections: [
      {
        title: 'Adresse und Telefon',
        text: [
          'Der Fahrer ruft vor dem Abladen die in der Bestellung angegebene Telefonnummer an. Geben Sie eine Adresse an, die mit dem Lkw erreichbar ist, oder teilen Sie uns mit, wenn das nicht möglich ist.',
        ],
      },
      {
        title: 'Versandkosten',
        text: [
          'Preise verstehen sich ohne MwSt. und Versandkosten. Die Versandkosten richten sich nach Gewicht und Entfernung. Wir stimmen sie vor dem Versand mit Ihnen ab.',
        ],
      },
      {
        title: 'Bestand',
        text: [
          'Der Bestand wird bei Ihrer Bestellung geprüft. Danach sind die bestellten Stücke für Sie reserviert.',
        ],
      },
    ],
  },
  returns: {
    title: 'Rücksendungen',
    description: 'Was Sie zurücksenden können und wie.',
    lead: 'Volle, ungeöffnete Verpackungseinheiten nehmen wir innerhalb von 30 Tagen zurück, mangelhafte Werkzeuge jederzeit.',
    sections: [
      {
        title: 'So senden Sie Ware zurück',
        text: [
          'Öffnen Sie die Bestellung unter „Meine Bestellungen“ und wählen Sie „Ware zurücksenden“. Geben Sie Positionen, Stückzahlen und den Grund an. Ohne Konto schreiben Sie uns und nennen Sie Bestellnummer, Artikelnummer und Anzahl der Verpackungseinheiten. Bitte senden Sie nichts ohne Rücksprache zurück. Wir schicken Ihnen die Rücksendeadresse und ein Versandetikett.',
        ],
      },
      {
        title: 'So geht es weiter',
        text: [
          'Für ungeöffnete Verpackungseinheiten erstatten wir den Preis, den Sie bezahlt haben. Ein mangelhaftes Werkzeug ersetzen wir; ist das Werkzeug nicht mehr auf Lager, erstatten wir den Kaufpreis.',
        ],
      },
    ],
  },
  'bulk-prices': {
    title: 'Staffelpreise',
    description: 'So funktionieren Mindestmengen, Verpackungseinheiten und Staffelpreise.',
    lead: 'Jedes Werkzeug hat eine Mindestmenge, eine Verpackungseinheit (VE) und Staffelpreise. Das Mengenfeld berücksichtigt alle drei, während Sie tippen.',
    sections: [
      {
        title: 'Mindestmenge und VE',
        text: [
          'Sie bestellen mindestens die Mindestmenge und immer volle VE. Bei einer Mindestmenge von 48 und einer VE von 24 können Sie 48, 72, 96 und so weiter bestellen. 50 Stück ergeben keine vollen VE: Das Mengenfeld schlägt 48 oder 72 vor.',
        ],
      },
      {
        title: 'Staffelpreise',
        text: [
          'Jede Zeile zeigt, ab welcher Menge der Stückpreis sinkt. Der Preis der höchsten Staffel, die Ihre Menge erreicht, gilt für alle Stücke, nicht nur für den Teil über der Staffelgrenze.',
        ],
        list: [
          'ab 12: je 8,90',
          'ab 24: je 8,54',
          'ab 60: je 8,19; 60 Stück kosten 491,40 und nicht 534,00',
        ],
      },
      {
        title: 'Wenn mehr weniger kostet',
        text: [
          'Knapp unter einer Staffelgrenze kann eine größere Menge insgesamt weniger kosten. Das Mengenfeld weist darauf hin und nennt die Ersparnis.',
        ],
      },
      {
        title: 'Die letzten Stücke',
        text: [
          'Ist weniger als die Mindestmenge auf Lager, können Sie den gesamten Restbestand bestellen.',
        ],
      },
      {
        title: 'Ein geänderter Preis',
        text: [
          'Hat sich ein Preis geändert, während Sie bestellen, wird die Bestellung noch nicht aufgegeben. Sie sehen zuerst den neuen Preis und entscheiden dann.',
        ],
        links: [['/purchase', 'Zum Sortiment']],
      },
    ],
  },
  terms: {
    title: 'AGB',
    description: 'Die Bedingungen für Bestellungen in diesem Shop.',
    lead: 'Diese Bedingungen sind absichtlich kurz. Der Betreiber ersetzt sie vor dem ersten Verkauf durch seine eigenen.',
    sections: [
      {
        title: 'Bestellungen',
        text: [
          'Eine Bestellung ist eingegangen, sobald die Seite die Bestellnummer anzeigt. Bis zum Versand dürfen wir eine Bestellung stornieren, wenn Ware beschädigt oder verloren gegangen ist. Den Grund teilen wir Ihnen mit.',
        ],
      },
      {
        title: 'Preise',
        text: [
          'Für Ihre Bestellung gelten die Preise zum Zeitpunkt der Bestellung. Spätere Preisänderungen haben darauf keinen Einfluss.',
        ],
      },
      {
        title: 'Bewertungen',
        text: [
          'Schreiben Sie nur über das Werkzeug und nur aus eigener Erfahrung. Bewertungen, die gegen Gesetze verstoßen oder Personen nennen, entfernen wir.',
        ],
      },
      {
        title: 'Konten',
        text: [
          'Geben Sie Ihr Passwort nicht weiter. Bestellungen über Ihr Konto gelten als Ihre Bestellungen.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was wir über Sie speichern, wie lange wir es speichern und wer es sieht.',
    lead: 'Wir speichern nur, was für Bestellungen nötig ist, und betreiben kein Tracking.',
    sections: [
      {
        title: 'Was wir speichern',
        text: [
          'Ihren Namen und Ihre E-Mail-Adresse; Ihre Bestellungen mit Telefonnummer und Adresse; Ihre Bewertungen; die Angaben in Ihrem Profil. Passwörter speichert der Anmeldedienst in nicht lesbarer Form.',
        ],
      },
      {
        title: 'Wer Ihre Daten sieht',
        text: [
          'Sie und die Administratoren des Shops. Bei Bewertungen sehen alle Ihren Namen und den ersten Buchstaben Ihrer E-Mail-Adresse.',
        ],
      },
      {
        title: 'Wie lange wir Ihre Daten speichern',
        text: [
          'Wir speichern Ihre Daten, bis Ihr Konto gelöscht wird. Dann werden Name, E-Mail-Adresse, Telefonnummer und Anschrift aus Ihren Bestellungen und Bewertungen gelöscht. Artikel, Mengen, Beträge und Sterne bleiben gespeichert.',
          'Ausgestellte Rechnungen und Lieferscheine bleiben unverändert, auch mit Name und Anschrift, weil Shops Rechnungen gesetzlich mehrere Jahre aufbewahren müssen. Nur die Administratoren des Shops können sie dann noch sehen.',
        ],
      },
      {
        title: 'Was wir nicht verwenden',
        text: [
          'Wir verwenden keine Analysedienste, keine Werbung und keine fremden Skripte. Bindet der Betreiber ein Bild von einer anderen Website ein, lädt Ihr Browser dieses Bild von dort.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    description: 'Welche Cookies und welchen Browser-Speicher dieser Shop verwendet.',
    lead: 'Der Shop selbst setzt erst dann ein Cookie, wenn Sie eine Sprache wählen.',
    sections: [
      {
        title: 'Wenn Sie eine Sprache wählen',
        text: [
          'Wenn Sie über den Link eine andere Sprache wählen, setzt der Shop das Cookie „language“. Das Cookie enthält nur das Sprachkürzel, etwa de, und bleibt ein Jahr gespeichert. Hat der Shop nur eine Sprache, gibt es den Link nicht.',
        ],
      },
      {
        title: 'Während Sie angemeldet sind',
        text: [
          'Der Anmeldedienst setzt ein Cookie, damit Sie Ihr Passwort nicht erneut eingeben müssen. Beim Abmelden wird das Cookie gelöscht.',
        ],
      },
      {
        title: 'In Ihrem Browser',
        text: [
          'Damit Sie angemeldet bleiben und Ihre Eingaben erhalten sind, speichert der Shop diese Einträge in Ihrem Browser. Die Einträge werden nur an den Shop gesendet:',
        ],
        list: [
          'accessToker: Ihr Zugangs-Token, bis Sie sich abmelden',
          'ironmonger.person: Ihr Name und Ihre E-Mail-Adresse für die Kopfzeile, bis Sie sich abmelden',
          'ironmonger.draft: Ihre Eingaben, bis das Formular gesendet oder der Tab geschlossen ist',
          'ironmonger.entries: Ihre Eingaben, wenn Ihre Anmeldung abgelaufen ist, bis Sie sich wieder anmelden oder abmelden',
          'ironmonger.cart: Ihr Warenkorb vor der Anmeldung, bis er in Ihr Konto übernommen ist',
          'ironmonger.cart.summary: die Anzahl der Positionen im Warenkorb für die Kopfzeile',
          'ironmonger.company: die Firma, für die Sie einkaufen, bis Sie sich abmelden',
          'ironmonger.destination: Land und Postleitzahl der Lieferung, bis Sie sich abmelden',
        ],
      },
    ],
  },
}
