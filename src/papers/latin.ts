/** Text in the letters that every reader of PDF has: Latin-1 and a few signs. */

// Letters that do not decompose into a plain one and a mark, and signs that have a plainer twin.
const twins: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', œ: 'oe', Œ: 'OE', '‐': '-', '‑': '-', '−': '-', ' ': ' ', ' ': ' ' }
const known = /[\n\t\u0020-\u007E\u00A0-\u00FF\u20AC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026]/

/** 'Żółć Joinery' becomes 'Zólc Joinery'; what has no Latin twin becomes '?'. */
export const latinOf = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (known.test(letter)) return letter
    const plain = twins[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '')
    return plain !== '' && Array.from(plain).every((one) => known.test(one)) ? plain : '?'
  }).join('')
