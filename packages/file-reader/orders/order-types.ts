/**
 * Kinds of orders and of what is none, by the code of a document (UNTDID 1001, UN/EDIFACT D.96A and
 * D.01B, which UBL has as OrderTypeCode). Pure.
 */

/** An order, and a purchase order. */
const plain: ReadonlySet<string> = new Set(['', '220', '105'])

/** Orders on other terms than those of a plain one: a person reads them. */
const otherOrders: Readonly<Record<string, string>> = {
  '221': 'Blanket order',
  '222': 'Spot order',
  '223': 'Lease order',
  '224': 'Rush order',
  '225': 'Repair order',
  '226': 'Call off order',
  '227': 'Consignment order',
  '228': 'Sample order',
  '229': 'Swap order',
  '232': 'Hire order',
  '233': 'Spare parts order',
  '237': 'Cross docking services order',
  '402': 'Intermediate handling cross docking order',
}

/** Documents that order nothing. */
const noOrders: Readonly<Record<string, string>> = {
  '9': 'Price/sales catalogue',
  '231': 'Purchase order response',
  '236': 'Delivery forecast',
  '240': 'Delivery instructions',
  '241': 'Delivery schedule',
  '310': 'Offer / quotation',
  '311': 'Request for quote',
  '315': 'Contract',
  '320': 'Acknowledgement of order',
  '325': 'Proforma invoice',
  '351': 'Despatch advice',
  '380': 'Commercial invoice',
}

/** What a plain order is called in languages of the trade. */
const orderNames =
  /^(?:(?:sales|purchase|standard|customer)?[ -]?orders?|p\.?o\.?|(?:einkaufs|kunden)?bestellung|(?:kunden)?auftrag|(?:bon de )?commande|ordine(?: d[’']acquisto)?|pedido(?: de compra)?|encomenda|(?:inkoop|aankoop)order|bestelling|beställning|inköpsorder|bestilling|indkøbsordre|innkjøpsordre|ordre|tilaus|ostotilaus|zamówienie|objednávka|megrendelés)$/iu

/** Whether the name that a document gives itself says no more than that it is an order; so does none. */
export const isOrderName = (name: string): boolean =>
  name.trim() === '' || orderNames.test(name.trim())

/** What a document that orders nothing is called in the code list; undefined of any other. */
export const nameOfNoOrder = (code: string): string | undefined =>
  Object.hasOwn(noOrders, code) ? noOrders[code] : undefined

/** The code with its name in the code list, where it is that of no plain order; '' where it is one. */
export const unplainOrder = (code: string): string => {
  if (plain.has(code)) return ''
  const name = Object.hasOwn(otherOrders, code) ? otherOrders[code] : nameOfNoOrder(code)
  return [code, name].filter(Boolean).join(' ')
}
