/** Maximum number of remembered texts: most cells of a long list repeat. */
const mostKept = 20_000

/** Caches the results of a function of a text, for as many texts as need little memory. */
export function remembered<Answer>(answerOf: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const answer = answerOf(text)
    if (kept.size < mostKept) kept.set(text, answer)
    return answer
  }
}
