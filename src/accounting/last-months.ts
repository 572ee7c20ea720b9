/** Months to choose from. Pure. */

const listed = 25

/** 'YYYY-MM', the present one first. */
export const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: listed }, (_value, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1))
      .toISOString()
      .slice(0, 7),
  )
