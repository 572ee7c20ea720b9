/** German: see ../back-in-stock.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { restockMessages as english } from '../back-in-stock.ts'

export const restockMessages: Translated<typeof english> = {
  ask: 'Benachrichtigen, wenn wieder lieferbar',
  asking: 'Wird gespeichert',
  asked: 'Sie erhalten eine E-Mail, sobald das Werkzeug wieder lieferbar ist.',
  withdraw: 'Benachrichtigung abbestellen',
  withdrawn: 'Benachrichtigung abbestellt. Sie erhalten keine E-Mail.',
  logIn: 'Zur Benachrichtigung anmelden, wenn wieder lieferbar',
  problems: {
    inStock: 'Dieses Werkzeug ist auf Lager',
    inStockDetail: 'Das Werkzeug ist wieder auf Lager. Sie können es jetzt bestellen.',
    notConfirmed: 'Ihre E-Mail-Adresse ist nicht bestätigt',
    notConfirmedDetail:
      'E-Mails gehen nur an bestätigte Adressen. Fordern Sie unter „Mein Profil“ den Link zur Bestätigung an und versuchen Sie es dann noch einmal.',
  },
  mail: {
    subject: (name) => `Wieder lieferbar: ${name}`,
    text: (name, link, shop) =>
      [
        `${name} ist wieder auf Lager. Sie hatten um diese Benachrichtigung gebeten.`,
        '',
        link,
        '',
        'Sie erhalten dazu keine weiteren E-Mails. Für Sie ist nichts reserviert.',
        '',
        shop,
        '',
      ].join('\n'),
  },
  failed: 'E-Mails über wieder lieferbare Werkzeuge konnten nicht gesendet werden.',
}
