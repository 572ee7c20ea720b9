/**
 * Document codes of orders and of other documents (UNTDID 1001, UN/EDIFACT D.96A and D.01B, which
 * UBL uses as OrderTypeCode). Pure.
 */

/** An order, and a purchase order. */
const plain: ReadonlySet<string> = new Set(['', '220', '105'])

/** Orders with special terms, which a person reads. */
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

/** The names of a plain order in the trade's languages. */
const orderNames =
  /^(?:(?:sales|purchase|standard|customer)?[ -]?orders?|p\.?o\.?|(?:einkaufs|kunden)?bestellung|(?:kunden)?auftrag|(?:bon de )?commande|ordine(?: d[’']acquisto)?|pedido(?: de compra)?|encomenda|(?:inkoop|aankoop)order|bestelling|beställning|inköpsorder|bestilling|indkøbsordre|innkjøpsordre|ordre|tilaus|ostotilaus|zamówienie|objednávka|megrendelés)$/iu

/** Whether a document's own name only means that it is an order; also true without a name. */
export const isOrderName = (name: string): boolean =>
  name.trim() === '' || orderNames.test(name.trim())

/**
 * The name, in the code list, of a document that orders nothing; undefined for any other document.
 */
export const nameOfNoOrder = (code: string): string | undefined =>
  Object.hasOwn(noOrders, code) ? noOrders[code] : undefined

/** The code with its name in the code list, if it is not a plain order; '' if it is. */
export const unplainOrder = (code: string): string => {
  if (plain.has(code)) return ''
  const name = Object.hasOwn(otherOrders, code) ? otherOrders[code] : nameOfNoOrder(code)
  return [code, name].filter(Boolean).join(' ')
}
