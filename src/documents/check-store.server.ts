/**
 * The SQL that checks invoices and credit notes: each adds up, those of an order match the goods
 * that were kept, and each is explained by an event of its order.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxWrongSums, type WrongSum } from '../platform/money/wrong-sum.ts'

/** `content`, `base`, `taxed`, `documentGross`, `credit`, `lineCredit`, `allowance`, `tax`: cents; the others: pieces. */
export type WrongDocument = WrongSum<
  | 'content'
  | 'base'
  | 'taxed'
  | 'documentGross'
  | 'credit'
  | 'tax'
  | 'kept'
  | 'credited'
  | 'shipment'
  | 'lineCredit'
  | 'allowance'
>

/** The figures of invoices and credit notes, as columns. */
const bills = sql`
  bills as (
    select documents.id, documents.kind, documents.order_number, documents.shipment_id,
      documents.corrects_id, billed.number, billed.cents, documents.content -> 'order' as said
    from documents join billed_documents billed on billed.id = documents.id
  ),
  lines as (
    select bills.*, coalesce((line ->> 'line')::int, place::int) as line,
      (line ->> 'quantity')::bigint as quantity, (line ->> 'total')::bigint as total
    from bills cross join lateral jsonb_array_elements(said -> 'lines')
      with ordinality as lines (line, place)
  ),
  taxes as (
    select bills.*, tax ->> 'category' as category, (tax ->> 'rate')::bigint as rate,
      (tax ->> 'base')::bigint as base, (tax ->> 'amount')::bigint as amount
    from bills cross join lateral jsonb_array_elements(said #> '{tax,lines}') as tax
  )`

/** Checks a single document: lines and delivery add up to its total, and so do its tax bases. */
const wrongContents = sql`
  select wrong.* from bills
  cross join lateral (
    select coalesce((said ->> 'total')::bigint, 0) as total,
      (said #>> '{tax,amount}')::bigint as tax,
      coalesce((
        select sum(total) from lines where lines.id = bills.id
      ), 0) + coalesce((said #>> '{delivery,charge}')::bigint, 0) as goods,
      (select sum(base) from taxes where taxes.id = bills.id) as base,
      (select sum(amount) from taxes where taxes.id = bills.id) as amount
  ) as sums
  cross join lateral (values
    ('content', bills.number, sums.total, sums.goods),
    ('base', bills.number, sums.total, coalesce(sums.base, sums.total)),
    ('taxed', bills.number, coalesce(sums.tax, 0), coalesce(sums.amount, 0)),
    ('documentGross', bills.number, abs(bills.cents), sums.total + coalesce(sums.tax, 0))
  ) as wrong (what, number, stored, sum)
  where wrong.stored <> wrong.sum`

/** Credit notes that exceed their invoice. */
const wrongCredits = sql`
  select 'credit', invoice.number, sum(abs(credit.cents)), invoice.cents
  from bills as invoice join bills as credit on credit.corrects_id = invoice.id
  group by invoice.id, invoice.number, invoice.cents having sum(abs(credit.cents)) > invoice.cents`

/** Invoice lines for which more was credited than invoiced. */
const wrongLineCredits = sql`
  select 'lineCredit', invoice.number || ', line ' || invoice.line, sum(credit.total), invoice.total
  from lines as invoice
  join lines as credit on credit.corrects_id = invoice.id and credit.line = invoice.line
  group by invoice.id, invoice.number, invoice.line, invoice.total
  having sum(credit.total) > invoice.total`

/** Invoices with a larger credit for delivery than their delivery charge. */
const wrongDeliveryCredits = sql`
  select 'lineCredit', invoice.number || ', delivery', sum(credit.cents), invoice.charge
  from (
    select id, number, coalesce((said #>> '{delivery,charge}')::bigint, 0) as charge from bills
  ) as invoice
  join (
    select corrects_id, coalesce((said #>> '{delivery,charge}')::bigint, 0) as cents from bills
    union all
    select corrects_id, total from lines where line = 0
  ) as credit on credit.corrects_id = invoice.id
  group by invoice.id, invoice.number, invoice.charge having sum(credit.cents) > invoice.charge`

/**
 * Credit notes with a price allowance that nobody requested, or with another amount than requested.
 */
const wrongAllowances = sql`
  select 'allowance', coalesce(given.number, allowances.document_id::text),
    coalesce(given.cents, 0), coalesce(allowances.cents, 0)
  from (
    select id, number, sum(total)::bigint as cents from lines
    where kind = 'credit-note' and quantity = 0 group by id, number
  ) as given
  full join allowances on allowances.document_id = given.id
  where given.cents is distinct from allowances.cents`

/**
 * The taxes of an order's documents, each rate rounded over all of them. A credit note never
 * refunds more tax than remains on its invoice, so each may differ by a cent.
 */
const wrongTaxes = sql`
  select 'tax', order_number || ', ' || category || ' ' || (rate / 100.0)::float || ' %', charged, due
  from (
    select order_number, category, rate,
      sum(case kind when 'credit-note' then -amount else amount end) as charged,
      (sum(case kind when 'credit-note' then -base else base end) * rate * 2 + 10000) / 20000 as due,
      count(*) filter (where kind = 'credit-note') as credits,
      sum(case kind when 'credit-note' then -base else base end) as base
    from taxes where order_number is not null group by order_number, category, rate
  ) as rates
  where abs(charged - floor(due)) > case when base = 0 then 0 else credits end`

/**
 * Order lines with more invoiced pieces than the buyer keeps (all pieces that were not cancelled if
 * the order was invoiced as a whole, otherwise the shipped pieces; less returns), or with more
 * credited pieces than were cancelled or returned. If all of a line's price was credited, none of
 * its pieces count as invoiced.
 */
const wrongPieces = sql`
  select wrong.*
  from (
    select order_number, line, sum(credited) as credited, bool_or(whole) as whole,
      coalesce(sum(pieces) filter (where cents > 0), 0) as charged
    from (
      select order_number, line, coalesce(corrects_id, id) as invoice,
        sum(case kind when 'credit-note' then -quantity else quantity end) as pieces,
        sum(case kind when 'credit-note' then -total else total end) as cents,
        coalesce(sum(quantity) filter (where kind = 'credit-note'), 0) as credited,
        bool_or(kind = 'invoice' and shipment_id is null) as whole
      from lines where order_number is not null
      group by order_number, line, coalesce(corrects_id, id)
    ) as of_invoice
    group by order_number, line
  ) as billed
  join order_line_pieces ordered
    on ordered.order_number = billed.order_number and ordered.position = billed.line
  cross join lateral (
    select billed.order_number || ', line ' || billed.line as number,
      case when billed.whole then ordered.ordered - ordered.cancelled else ordered.shipped end
        - ordered.returned as kept
  ) as sums
  cross join lateral (values
    ('kept', sums.number, billed.charged, sums.kept::bigint),
    ('credited', sums.number, billed.credited, (ordered.cancelled + ordered.returned)::bigint)
  ) as wrong (what, number, stored, sum)
  where wrong.stored > wrong.sum`

/** Invoices of a shipment whose pieces differ from it, or whose shipment does not exist. */
const wrongShipments = sql`
  select 'shipment', number, sum(billed), sum(shipped)
  from (
    select number, order_number, line, quantity as billed, 0 as shipped
    from lines where kind = 'invoice' and shipment_id is not null
    union all
    select bills.number, bills.order_number, shipped.line, 0, shipped.quantity
    from bills join shipped_lines shipped on shipped.shipment_id = bills.shipment_id
    where bills.kind = 'invoice'
  ) as pieces
  where exists (
    select from order_numbers_by_id as orders where orders.number = pieces.order_number
  )
  group by number, line having sum(billed) <> sum(shipped)`

/**
 * Invoices and credit notes that do not add up, on their own or together with those of their order.
 */
export async function findWrongDocuments(db: Handle): Promise<readonly WrongDocument[]> {
  const { rows } = await sql<WrongDocument>`
    with ${bills}
    select what, number, floor(stored)::bigint as stored, floor(sum)::bigint as sum
    from (
      ${wrongContents} union all ${wrongCredits} union all ${wrongLineCredits}
      union all ${wrongDeliveryCredits}
      union all ${wrongAllowances} union all ${wrongTaxes}
      union all ${wrongPieces} union all ${wrongShipments}
    ) as wrong
    order by number, what limit ${maxWrongSums}`.execute(db)
  return rows
}
