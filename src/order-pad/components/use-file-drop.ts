/** Files can be dropped anywhere on the page. */
import { useEffect, useEffectEvent, useState } from 'react'

/** @returns whether a file is being dragged over the page */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDroppedFile = useEffectEvent(onFile)
  useEffect(() => {
    const listeners = new AbortController()
    addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      listeners,
    )
    addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (!file) return
        event.preventDefault()
        onDroppedFile(file)
      },
      listeners,
    )
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false)
      },
      listeners,
    )
    return () => listeners.abort()
  }, [])
  return isOver
}
