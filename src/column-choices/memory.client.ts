/** What is remembered of a place: by the shop, or by this browser for who is not signed in. */
import type { ColumnPlace } from '../platform/files/chosen-columns.ts'
import { browserMemory, takeChoices } from '../platform/files/column-choices.browser.ts'
import type { ColumnMemory, RememberedPlace } from '../platform/files/column-memory.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { columnChoices } from './api.client.ts'
import type { Place } from './rules.ts'

/** @param sender where all files of the page are of one: only what was said of theirs counts */
function shopMemory(place: Place, sender: string | undefined): ColumnMemory {
  const keep: ColumnMemory['keep'] = async ({ sender: named, headings, choice }) => {
    await columnChoices.keep({
      place,
      sender: sender ?? named,
      headings: [...headings],
      choice: { ...choice, columns: [...choice.columns] },
    })
  }
  return {
    list: async () => {
      for (const former of takeChoices(place).toReversed()) await keep(former)
      const kept = await columnChoices.list({ place })
      return sender === undefined ? kept : kept.filter((one) => one.sender === sender)
    },
    keep,
    forget: async (id) => void (await columnChoices.forget({ id })),
  }
}

/**
 * A place with its memory.
 * @param sender whose all files of the page are; else it is asked
 */
export const rememberedPlace = (
  columns: ColumnPlace,
  place: Place,
  sender?: string,
): RememberedPlace => ({
  ...columns,
  hasSenders: sender === undefined && readAccessToken() !== undefined,
  memory: readAccessToken() === undefined ? browserMemory(place) : shopMemory(place, sender),
})
