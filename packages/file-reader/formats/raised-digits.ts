/** Small digits instead of digits, because a footnote mark is not a part of a number. Pure. */
export const raisedDigits = (text: string): string =>
  text.replaceAll(/(?<!&#?\w*)\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit)
