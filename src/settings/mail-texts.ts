/** The texts of mails to buyers, as written in the settings. Pure. */

/** The subject of a mail: the order statuses about which buyers are notified. */
export const mailKinds = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type MailKind = (typeof mailKinds)[number]

/** Subject and opening text, with fields such as {number}. */
export type MailText = { readonly subject: string; readonly opening: string }

/** The default texts of a shop that has not written its own. */
export const defaultMailTexts: Readonly<Record<MailKind, MailText>> = {
  placed: {
    subject: 'Order {number} is placed',
    opening: 'Thank you for your order. We will check the order and confirm it.',
  },
  confirmed: {
    subject: 'Order {number} is confirmed',
    opening: 'Your order is confirmed. You can cancel it until we start picking.',
  },
  shipped: {
    subject: 'Order {number} is on its way',
    opening: 'Your order has been shipped and is on its way to you.',
  },
  delivered: {
    subject: 'Order {number} is delivered',
    opening:
      'Your order has been delivered. If anything is missing or damaged, reply to this e-mail.',
  },
  cancelled: {
    subject: 'Order {number} is cancelled',
    opening: 'Your order has been cancelled. Nothing will be shipped, and there is nothing to pay.',
  },
}

/** The available fields. */
export const mailFields = ['number', 'name', 'shop', 'total'] as const

const fieldPattern = /\{(\w*)\}/g

/** The first field in a text that is not one of these. */
export const unknownMailField = (text: string, fields: readonly string[]): string | undefined =>
  [...text.matchAll(fieldPattern)]
    .map(([, name = '']) => name)
    .find((name) => !fields.includes(name))

/** Replaces the fields by their values. Fields within values are not replaced. */
export const fillMailFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(fieldPattern, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? field) : field,
  )
