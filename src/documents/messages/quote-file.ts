/** The texts of the files of quotes. */
export const quoteFileMessages = {
  title: 'Quote',
  titled: (number: number, version: number) => `Quote ${number}, version ${version}`,
  numbered: (number: number, version: number) => `No. ${number}, version ${version}`,
  offered: (day: string) => `Offered ${day}`,
  validUntil: (day: string) => `Valid until ${day}`,
  customer: 'For',
  message: 'Message',
  caption: 'Offered tools',
  continued: (title: string) => `${title}, continued`,
  total: (currency: string, amount: string) => `Total in ${currency}  ${amount}`,
  taxed:
    'Excluding delivery and tax. The delivery charge and the tax will be shown before you accept the offer, at the rates that apply on that day.',
  untaxed: 'Excluding delivery, which will be shown before you accept the offer. No tax is added.',
  stock: 'The goods are not reserved until you accept the offer.',
  accept: (day: string, link: string) => `Accept the offer by ${day} here:\n${link}`,
} as const
