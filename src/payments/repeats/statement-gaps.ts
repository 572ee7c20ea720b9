/** Statements of an account between which one may be missing. Pure. */
import type { RawStatement } from '../bank-file-key.server.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'

/** The account and its currency, which some banks keep apart under one number. */
const seriesOf = ({ account, entries, outgoing }: RawStatement): string =>
  `${account.replaceAll(/\s/g, '')} ${[...entries, ...outgoing][0]?.currency ?? ''}`

/**
 * The statements, with the question about those that do not follow one another: more than one of
 * them begins with a balance with which no other one ends.
 */
export function withGaps(statements: readonly RawStatement[]): readonly RawStatement[] {
  const whole = statements.filter(({ span }) => span?.opening && span.closing)
  const asked = new Set<RawStatement>()
  for (const series of Map.groupBy(whole, seriesOf).values()) {
    const first = series.filter(
      (one) => !series.some((other) => other !== one && other.span?.closing === one.span?.opening),
    )
    if (first.length > 1 && series[0]) asked.add(series[0])
  }
  return statements.map((statement) =>
    asked.has(statement)
      ? {
          ...statement,
          doubts: [...(statement.doubts ?? []), messages.bank.statementGap(statement.account)],
        }
      : statement,
  )
}
