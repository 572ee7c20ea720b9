/** One picture on its way: how far it is, what became of it, and how it is stopped. The place where its Problems are caught. */
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { picturesMessages } from '../messages/pictures.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { uploadPicture } from '../upload.client.ts'
import { maxFileBytes } from '../rules.ts'

const words = picturesMessages.field

export type UploadState =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'making' }
  | { readonly state: 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly why: string }

export type PictureUpload = {
  readonly way: UploadState
  readonly send: (files: FileList | null) => void
  readonly stop: () => void
  /** says nothing any more of the last one */ readonly clear: () => void
}

export const isUploading = ({ state }: UploadState): boolean =>
  state === 'sending' || state === 'making'

/** @param onPicture told the address of a picture that has been kept */
export function usePictureUpload(onPicture: (image: string) => void): PictureUpload {
  const [way, setWay] = useState<UploadState>({ state: 'none' })
  const under = useRef<AbortController>(null)
  useEffect(() => () => under.current?.abort(), [])
  const fail = (why: string) => setWay({ state: 'failed', why })

  const sendOne = async (file: File): Promise<void> => {
    under.current?.abort()
    const mine = new AbortController()
    under.current = mine
    // A picture that was chosen after this one has the word.
    const say = (now: UploadState) => {
      if (under.current === mine) setWay(now)
    }
    setWay({ state: 'sending', percent: 0 })
    try {
      const image = await uploadPicture(file, {
        signal: mine.signal,
        onSent: (share) =>
          say(
            share < 1
              ? { state: 'sending', percent: Math.floor(share * 100) }
              : { state: 'making' },
          ),
      })
      if (under.current === mine) onPicture(image)
      say({ state: 'done' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') say({ state: 'stopped' })
      else if (isProblem(error))
        say({
          state: 'failed',
          why: isProblem(error, unauthenticated) ? formMessages.signInAgain : problemMessage(error),
        })
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
      else if (file && file.size === 0) fail(picturesMessages.empty)
      else if (file && file.size > maxFileBytes)
        fail(picturesMessages.tooBig(file.size, maxFileBytes))
      else if (file) void sendOne(file)
    },
  }
}
