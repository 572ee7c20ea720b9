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
          'Wir verkaufen volle Verpackungseinheiten zu Staffelpreisen. Jeden Preis, jede Mindestmenge und den wirklichen Bestand sehen Sie ohne Konto.',
        ],
      },
      {
        title: 'Was wir nicht tun',
        text: [
          'Wir erfinden keine Bewertungen, Countdowns oder letzten Stücke. Sterne sind der Durchschnitt der Bewertungen von Käufern. Gibt es noch keine, sagt die Seite das.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'So erreichen Sie uns zu einer Bestellung, einem Werkzeug oder einer Rechnung.',
    lead: 'Am schnellsten antworten Sie auf Ihre Auftragsbestätigung. Darin steht schon alles, was wir brauchen.',
    sections: [
      {
        title: 'Zu einer Bestellung',
        text: [
          'Halten Sie die Nummer der Bestellung bereit. Sie finden sie unter „Mein Konto“, „Meine Bestellungen“.',
        ],
        links: [['/dashboard/myorders', 'Meine Bestellungen']],
      },
      {
        title: 'Zu einem Werkzeug',
        text: [
          'Nennen Sie uns die Artikelnummer. Sie steht in der Liste über dem Namen und auf der Seite des Werkzeugs neben der Bewertung.',
        ],
      },
      {
        title: 'Per Brief und Telefon',
        text: ['Hier stehen Anschrift und Telefonnummer, sobald der Betreiber sie einträgt.'],
      },
    ],
  },
  delivery: {
    title: 'Versand',
    description: 'Wie wir liefern, und was wir dafür von Ihnen brauchen.',
    lead: 'Alle Bestellungen gehen von einem Lager in vollen Verpackungseinheiten ab; auf jedem Karton steht die Nummer der Bestellung.',
    sections: [
      {
        title: 'Adresse und Telefon',
        text: [
          'Der Fahrer ruft vor dem Abladen die Nummer aus Ihrer Bestellung an. Geben Sie eine Adresse an, die ein Lkw erreicht, oder sagen Sie uns, wenn das nicht geht.',
        ],
      },
      {
        title: 'Versandkosten',
        text: [
          'Preise verstehen sich ohne MwSt. und Versandkosten. Die Versandkosten richten sich nach Gewicht und Entfernung. Wir stimmen sie vor dem Versand mit Ihnen ab.',
        ],
      },
      {
        title: 'Was auf Lager ist',
        text: [
          'Der Bestand wird bei Ihrer Bestellung geprüft. Danach sind die bestellten Stücke für Sie reserviert.',
        ],
      },
    ],
  },
  returns: {
    title: 'Rücksendungen',
    description: 'Was Sie zurücksenden können, und wie.',
    lead: 'Volle, ungeöffnete Verpackungseinheiten nehmen wir innerhalb von 30 Tagen zurück, fehlerhafte Werkzeuge jederzeit.',
    sections: [
      {
        title: 'So senden Sie etwas zurück',
        text: [
          'Öffnen Sie die Bestellung unter „Meine Bestellungen“ und wählen Sie „Etwas zurücksenden“. Geben Sie Positionen, Stückzahlen und den Grund an. Ohne Konto schreiben Sie uns mit der Nummer der Bestellung, der Artikelnummer und der Zahl der Verpackungseinheiten. Fragen Sie bitte, bevor Sie etwas absenden. Wir antworten mit der Adresse und einem Versandetikett.',
        ],
      },
      {
        title: 'Was dann geschieht',
        text: [
          'Ungeöffnete Verpackungseinheiten erstatten wir zu dem Preis, den Sie bezahlt haben. Ein fehlerhaftes Werkzeug ersetzen wir aus dem Lager; ist keines mehr da, erstatten wir es.',
        ],
      },
    ],
  },
  'bulk-prices': {
    title: 'Staffelpreise',
    description: 'Mindestmengen, Verpackungseinheiten und Staffelpreise, erklärt.',
    lead: 'Jedes Werkzeug hat eine Mindestmenge, eine Verpackungseinheit (VE) und Staffelpreise. Das Mengenfeld zeigt alle drei, während Sie tippen.',
    sections: [
      {
        title: 'Mindestmenge und VE',
        text: [
          'Sie bestellen mindestens die Mindestmenge und immer volle VE. Bei einer Mindestmenge von 48 und einer VE von 24 können Sie 48, 72, 96 und so weiter bestellen. 50 ergibt keine vollen VE: Das Feld bietet 48 oder 72 an.',
        ],
      },
      {
        title: 'Staffelpreise',
        text: [
          'Jede Zeile zeigt, ab welcher Menge ein Stück weniger kostet. Der Preis der höchsten Staffel, die Ihre Menge erreicht, gilt für alle Stücke, nicht nur für die darüber.',
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
          'Knapp unter einer Staffel kann eine größere Menge zusammen weniger kosten. Das Feld sagt es und nennt den Unterschied.',
        ],
      },
      {
        title: 'Die letzten Stücke',
        text: [
          'Ist weniger als die Mindestmenge übrig, können Sie alle zusammen bestellen, unter der Mindestmenge.',
        ],
      },
      {
        title: 'Ein geänderter Preis',
        text: [
          'Ändert sich ein Preis, bevor Sie bestellen, wird nichts bestellt. Sie sehen zuerst den neuen Preis und entscheiden dann.',
        ],
        links: [['/purchase', 'Zum Sortiment']],
      },
    ],
  },
  terms: {
    title: 'AGB',
    description: 'Die Bedingungen für Bestellungen in diesem Shop.',
    lead: 'Diese Bedingungen sind mit Absicht kurz. Der Betreiber ersetzt sie durch seine eigenen, bevor er etwas verkauft.',
    sections: [
      {
        title: 'Bestellungen',
        text: [
          'Eine Bestellung ist eingegangen, wenn die Seite ihre Nummer zeigt. Bis zum Versand dürfen wir sie stornieren, wenn Ware beschädigt oder verloren ist. Den Grund sagen wir Ihnen.',
        ],
      },
      {
        title: 'Preise',
        text: [
          'Für Ihre Bestellung gelten die Preise im Augenblick der Bestellung. Spätere Änderungen betreffen sie nicht.',
        ],
      },
      {
        title: 'Bewertungen',
        text: [
          'Schreiben Sie über das Werkzeug, und nur aus eigener Erfahrung. Bewertungen, die gegen das Gesetz verstoßen oder Personen nennen, entfernen wir.',
        ],
      },
      {
        title: 'Konten',
        text: ['Behalten Sie Ihr Passwort für sich. Bestellungen mit Ihrem Konto gelten als Ihre.'],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was wir über Sie speichern, wie lange, und wer es sieht.',
    lead: 'Wir speichern nur, was eine Bestellung braucht, und verfolgen Sie nicht.',
    sections: [
      {
        title: 'Was wir speichern',
        text: [
          'Ihren Namen und Ihre E-Mail-Adresse; Ihre Bestellungen mit Telefonnummer und Adresse; Ihre Bewertungen; die Angaben in Ihrem Profil. Passwörter hält der Anmeldedienst in unlesbarer Form.',
        ],
      },
      {
        title: 'Wer es sieht',
        text: [
          'Sie und die Administratoren des Shops. Bei Bewertungen sehen alle Ihren Namen und den ersten Buchstaben Ihrer E-Mail-Adresse.',
        ],
      },
      {
        title: 'Wie lange',
        text: [
          'Bis Ihr Konto gelöscht wird. Dann verlieren Ihre Bestellungen und Bewertungen Name, E-Mail-Adresse, Telefonnummer und Anschrift; ihre Zahlen bleiben.',
          'Ausgestellte Rechnungen und Lieferscheine bleiben, wie sie waren, mit Name und Anschrift darauf: Das Gesetz verlangt, dass Shops Rechnungen jahrelang aufbewahren. Sehen können sie dann nur die Administratoren des Shops.',
        ],
      },
      {
        title: 'Was wir nicht verwenden',
        text: [
          'Keine Analysedienste, keine Werbung, keine fremden Skripte. Verwendet der Betreiber ein Bild einer anderen Website, lädt Ihr Browser es von dort.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    description: 'Welche Cookies und welchen Speicher dieser Shop verwendet.',
    lead: 'Der Shop selbst setzt kein Cookie, bis Sie eine Sprache wählen.',
    sections: [
      {
        title: 'Wenn Sie eine Sprache wählen',
        text: [
          'Mit dem Link zu einer anderen Sprache setzt der Shop das Cookie „language“. Es enthält nur das Kürzel der Sprache, etwa de, und bleibt ein Jahr. Ein Shop mit einer Sprache hat keinen solchen Link.',
        ],
      },
      {
        title: 'Während Sie angemeldet sind',
        text: [
          'Der Anmeldedienst setzt ein Cookie, damit Sie Ihr Passwort nicht noch einmal eingeben müssen. Es wird entfernt, wenn Sie sich abmelden.',
        ],
      },
      {
        title: 'In Ihrem Browser',
        text: [
          'Damit Sie angemeldet bleiben und Ihre Eingaben erhalten sind, speichert der Shop diese Einträge in Ihrem Browser. Sie werden nur an den Shop gesendet:',
        ],
        list: [
          'accessToker: Ihr Zugangs-Token, bis Sie sich abmelden',
          'ironmonger.person: Ihr Name und Ihre E-Mail-Adresse für die Kopfzeile, bis Sie sich abmelden',
          'ironmonger.draft: Ihre Eingaben, bis das Formular gesendet oder der Tab geschlossen ist',
          'ironmonger.cart: Ihr Warenkorb vor der Anmeldung, bis er im Warenkorb Ihres Kontos liegt',
          'ironmonger.cart.summary: die Größe des Warenkorbs für die Kopfzeile',
          'ironmonger.company: die Firma, für die Sie einkaufen, bis Sie sich abmelden',
          'ironmonger.destination: Land und Postleitzahl der Lieferung, bis Sie sich abmelden',
        ],
      },
    ],
  },
}
