/** The pictures of a tool while they are being arranged: every change is saved at once. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { toolPictures } from '../pictures/tool-pictures.client.ts'
import type { ToolPictures } from '../pictures/tool-pictures-contract.ts'

export type EditedPicture = ToolPictures['pictures'][number]

export type ArrangedPictures = {
  readonly busy: boolean
  readonly pictures: readonly EditedPicture[]
  /**
   * Saves these pictures in this order.
   * @returns whether they were saved
   */
  readonly save: (pictures: readonly EditedPicture[]) => Promise<boolean>
  /** Saves the pictures with additional ones, by their addresses. */
  readonly append: (images: readonly string[]) => Promise<boolean>
}

/** @param loaded the server's last response */
export function useArrangedPictures(id: string, loaded: ToolPictures): ArrangedPictures {
  const { revalidate } = useRevalidator()
  // Shown until the server has confirmed it.
  const [shown, setShown] = useState<readonly EditedPicture[]>()
  const write = async (images: readonly { image: string; alt: string }[]): Promise<boolean> => {
    const pictures = images.map(({ image, alt }) => ({ image, alt }))
    try {
      const seen = loaded.pictures.map(({ image }) => image)
      await toolPictures.arrangePictures({ id, pictures, seen })
      return true
    } catch (error) {
      if (!isProblem(error)) throw error
      toast(problemMessage(error), 'error')
      return false
    } finally {
      await revalidate()
      setShown(undefined)
    }
  }
  return {
    busy: shown !== undefined,
    pictures: shown ?? loaded.pictures,
    save: (pictures) => {
      setShown(pictures)
      return write(pictures)
    },
    append: (images) => {
      setShown(loaded.pictures)
      return write([...loaded.pictures, ...images.map((image) => ({ image, alt: '' }))])
    },
  }
}
