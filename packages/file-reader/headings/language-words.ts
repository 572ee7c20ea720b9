/**
 * The words of the heading dictionary in one language, by which texts in that language are
 * recognized. Pure.
 */
import cs from './words/cs.json' with { type: 'json' }
import da from './words/da.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import hu from './words/hu.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }

type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
const dictionaries: Readonly<Record<string, Words>> = {
  cs,
  da,
  de,
  en,
  es,
  fr,
  hu,
  it,
  nl,
  pl,
  pt,
  sv,
}

/** @param language ISO 639; none for an unknown one */
export const wordsIn = (language: string): readonly string[] => {
  const patterns = Object.values(dictionaries[language] ?? {}).flatMap((subject) =>
    Object.values(subject).flat(),
  )
  return patterns.join(' ').match(/[a-z]{3,}/g) ?? []
}
