/** Questions between processes: each answer reaches the asker, and a missing one delays nobody. */
import { expect, test } from 'vitest'
import { createQuestions } from './questions.ts'

const patient = 60_000

test('an answer belongs to the question with its number', async () => {
  const { ask, answer } = createQuestions<string>()
  const ids: number[] = []
  const asked = ['first', 'second'].map(() =>
    ask(
      (id) => ids.push(id),
      patient,
      () => 'none',
    ),
  )
  const [first = 0, second = 0] = ids
  answer(second, 'to the second')
  answer(first, 'to the first')
  answer(first, 'again')
  expect(await Promise.all(asked)).toEqual(['to the first', 'to the second'])
})

test('who does not answer in time is not waited for, and answers nobody later', async () => {
  const { ask, answer } = createQuestions<string>()
  let asked = 0
  const silence = await ask(
    (id) => (asked = id),
    1,
    async () => 'none',
  )
  expect(silence).toBe('none')
  expect(() => answer(asked, 'too late')).not.toThrow()
})
