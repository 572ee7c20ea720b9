/** German: see ../ui.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { currencyInWords } from '../../../platform/money/money.ts'
import type { uiMessages as english } from '../ui.ts'

export const uiMessages: Translated<typeof english> = {
  currency: () => `Preise in ${currencyInWords()}, zzgl. MwSt. und Versandkosten`,
  demo: 'Dies ist ein Demo-Shop. Werkzeuge, Marken und Bewertungen sind erfunden, und es wird nichts versandt.',
  skip: 'Zum Inhalt springen',
  home: (shop) => (shop === '' ? 'Startseite' : `${shop}, Startseite`),
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  search: 'Werkzeuge suchen',
  searchHint: 'Name, Größe oder Artikelnummer',
  deskHint: 'Aufträge, Artikel, Seiten',
  nav: {
    home: 'Startseite',
    dashboard: 'Mein Konto',
    purchase: 'Sortiment',
    blogs: 'Ratgeber',
    portfolio: 'Portfolio',
    logIn: 'Anmelden',
    getStarted: 'Registrieren',
    signOut: 'Abmelden',
    orderPad: 'Schnellbestellung',
  },
  footer: [
    {
      title: 'Service',
      links: [
        ['/order-pad', 'Schnellbestellung'],
        ['/bulk-prices', 'Staffelpreise'],
        ['/delivery', 'Versand'],
        ['/returns', 'Rücksendungen'],
      ],
    },
    {
      title: 'Unternehmen',
      links: [
        ['/about', 'Über uns'],
        ['/contact', 'Kontakt'],
        ['/blogs', 'Ratgeber'],
        ['/myportfolio', 'Portfolio'],
      ],
    },
    {
      title: 'Rechtliches',
      links: [
        ['/terms', 'AGB'],
        ['/privacy', 'Datenschutz'],
        ['/cookies', 'Cookies'],
      ],
    },
  ],
  languages: 'Sprache',
  noRatings: 'Noch keine Bewertungen',
  stars: (average) => `${average.toFixed(1).replace('.', ',')} von 5 Sternen`,
  loading: 'Wird geladen',
  needsScript:
    'Diese Seite braucht JavaScript. Erlauben Sie JavaScript für diesen Shop, und laden Sie die Seite neu. ' +
    'Werkzeuge und Preise sehen Sie auch ohne JavaScript.',
  seeTools: 'Zum Sortiment',
  retry: 'Erneut versuchen',
  notShown: {
    title: 'Diese Seite kann zurzeit nicht angezeigt werden',
    detail: 'Versuchen Sie es in Kürze erneut.',
  },
  noAnswer: {
    title: 'Der Shop antwortet nicht',
    detail:
      'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut.',
  },
  offline: {
    title: 'Sie sind offline',
    detail:
      'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut.',
  },
  notLoaded:
    'Der Inhalt konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut, oder laden Sie die Seite neu.',
  broken: {
    title: 'Auf dem Server ist ein Fehler aufgetreten',
    detail:
      'Versuchen Sie es erneut. Tritt der Fehler wieder auf, beginnen Sie auf der Startseite.',
    recorded:
      'Der Fehler wurde protokolliert. Versuchen Sie es erneut. Tritt der Fehler wieder auf, beginnen Sie auf der Startseite.',
  },
}
