/** One picture on its way: how far it is, what became of it, and how it is stopped. The place where its Problems are caught. */
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../platform/problem.ts'
import { notSignedIn } from '../platform/problems.ts'
import { doingWords } from '../words/en/doing.ts'
import { picturesWords } from '../words/en/pictures.ts'
import { sentenceOf } from '../web/sentence.ts'
import { sendPicture } from './pictures.client.ts'
import { mostBytes } from './rules.ts'

const words = picturesWords.field

export type Way =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'making' }
  | { readonly state: 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly why: string }

export type SendingPicture = { readonly way: Way; readonly send: (files: FileList | null) => void; readonly stop: () => void; /** says nothing any more of the last one */ readonly clear: () => void }

export const isUnderWay = ({ state }: Way): boolean => state === 'sending' || state === 'making'

/** @param onPicture told the address of a picture that has been kept */
export function useSendingPicture(onPicture: (image: string) => void): SendingPicture {
  const [way, setWay] = useState<Way>({ state: 'none' })
  const under = useRef<AbortController>(null)
  useEffect(() => () => under.current?.abort(), [])
  const fail = (why: string) => setWay({ state: 'failed', why })

  const sendOne = async (file: File): Promise<void> => {
    under.current?.abort()
    const mine = new AbortController()
    under.current = mine
    // A picture that was chosen after this one has the word.
    const say = (now: Way) => { if (under.current === mine) setWay(now) }
    setWay({ state: 'sending', percent: 0 })
    try {
      const image = await sendPicture(file, { signal: mine.signal, onSent: (share) => say(share < 1 ? { state: 'sending', percent: Math.floor(share * 100) } : { state: 'making' }) })
      if (under.current === mine) onPicture(image)
      say({ state: 'done' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') say({ state: 'stopped' })
      else if (isProblem(error)) say({ state: 'failed', why: isProblem(error, notSignedIn) ? doingWords.signInAgain : sentenceOf(error) })
      else throw error
    }
  }

  return {
    way,
    clear: () => setWay({ state: 'none' }),
    stop: () => under.current?.abort(),
    send: (files) => {
      const [file, another] = files ?? []
      if (another) fail(words.one)
      else if (file && file.size === 0) fail(picturesWords.empty)
      else if (file && file.size > mostBytes) fail(picturesWords.tooBig(file.size, mostBytes))
      else if (file) void sendOne(file)
    },
  }
}
