/** Questions to another process. An answer has the number of its question. */
export type Questions<Answer> = {
  /**
   * @param send sends the question with its number
   * @param patience milliseconds
   * @param otherwise the answer if none came in time
   */
  ask(
    send: (id: number) => void,
    patience: number,
    otherwise: () => Answer | Promise<Answer>,
  ): Promise<Answer>
  /** Passes an answer on to who asked; one that comes too late is ignored. */
  answer(id: number, answer: Answer): void
}

export function createQuestions<Answer>(): Questions<Answer> {
  const open = new Map<number, (answer: Answer | Promise<Answer>) => void>()
  let lastId = 0
  return {
    async ask(send, patience, otherwise) {
      const id = (lastId += 1)
      const { promise, resolve } = Promise.withResolvers<Answer>()
      open.set(id, resolve)
      const impatience = setTimeout(() => resolve(otherwise()), patience)
      send(id)
      try {
        return await promise
      } finally {
        clearTimeout(impatience)
        open.delete(id)
      }
    },
    answer: (id, answer) => open.get(id)?.(answer),
  }
}
