/** The upload of one picture: progress, result and cancellation. Catches Problems. */
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { picturesMessages } from '../messages/pictures.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { uploadPicture, type UploadOptions } from '../upload.client.ts'
import { maxFileBytes } from '../rules.ts'

export type UploadState =
  | { readonly status: 'none' }
  | { readonly status: 'uploading'; readonly percent: number }
  | { readonly status: 'processing' }
  | { readonly status: 'done' | 'stopped' }
  | { readonly status: 'failed'; readonly reason: string }

export type PictureUpload = {
  readonly state: UploadState
  /** Uploads the file of a list; fails unless there is exactly one. */
  readonly start: (files: FileList | null) => void
  readonly stop: () => void
  /** Returns to the state 'none'. */
  readonly reset: () => void
}

export const isUploading = ({ status }: UploadState): boolean =>
  status === 'uploading' || status === 'processing'

/**
 * @param onUploaded called with the result of `upload`
 * @param upload sends the file; by default as a tool's picture, which returns its address
 */
export function usePictureUpload(
  onUploaded: (image: string) => void,
  upload: (file: Blob, options: UploadOptions) => Promise<string> = uploadPicture,
): PictureUpload {
  const [state, setState] = useState<UploadState>({ status: 'none' })
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  const uploadFile = async (file: File): Promise<void> => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    // A newer upload replaces this one and its messages.
    const setIfCurrent = (next: UploadState) => {
      if (current.current === controller) setState(next)
    }
    setState({ status: 'uploading', percent: 0 })
    try {
      const image = await upload(file, {
        signal: controller.signal,
        onProgress: (share) => setIfCurrent(progressState(share)),
      })
      if (current.current === controller) onUploaded(image)
      setIfCurrent({ status: 'done' })
    } catch (error) {
      setIfCurrent(errorState(error))
    }
  }

  return {
    state,
    reset: () => setState({ status: 'none' }),
    stop: () => current.current?.abort(),
    start: (files) => {
      const [file, secondFile] = files ?? []
      const reason = file && fileError(file, secondFile)
      if (reason !== undefined) setState({ status: 'failed', reason })
      else if (file) void uploadFile(file)
    },
  }
}

function fileError(file: File, secondFile: File | undefined): string | undefined {
  if (secondFile) return picturesMessages.field.onlyOne
  if (file.size === 0) return picturesMessages.empty
  return file.size > maxFileBytes ? picturesMessages.tooBig(file.size, maxFileBytes) : undefined
}

const progressState = (share: number): UploadState =>
  share < 1 ? { status: 'uploading', percent: Math.floor(share * 100) } : { status: 'processing' }

/** @throws an error that is neither a Problem nor the user's cancellation */
function errorState(error: unknown): UploadState {
  if (error instanceof DOMException && error.name === 'AbortError') return { status: 'stopped' }
  if (!isProblem(error)) throw error
  const isSignedOut = isProblem(error, unauthenticated)
  return {
    status: 'failed',
    reason: isSignedOut ? formMessages.signInAgain : problemMessage(error),
  }
}
