/** Releases an order on hold. What is short for it is a list to be read at leisure, so it stays. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { holds } from '../api.client.ts'
import { stockShort } from '../holds/holds-contract.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

type ReleaseHold = {
  readonly short: string | undefined
  /** @returns the text of its toast; undefined where stock is short */
  readonly release: () => Promise<string | undefined>
}

/** @param revision as the reader sees it; absent: whatever it is */
export function useReleaseHold(number: number, revision?: number): ReleaseHold {
  const { revalidate } = useRevalidator()
  const [short, setShort] = useState<string>()
  const release = async (): Promise<string | undefined> => {
    setShort(undefined)
    try {
      await holds.releaseHold({ number, ...(revision === undefined ? {} : { revision }) })
    } catch (error) {
      if (!isProblem(error, stockShort)) throw error
      setShort(error.message)
      await revalidate()
      return undefined
    }
    return messages.released(number)
  }
  return { short, release }
}
