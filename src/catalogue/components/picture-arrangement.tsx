/** The pictures of a tool as a list that is ordered by dragging or by buttons. */
import { useState, type DragEvent } from 'react'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { picturesPageMessages } from '../messages/pictures-page.ts'
import { ArrangedButtons } from './arranged-buttons.tsx'
import type { ArrangedPictures, EditedPicture } from './use-arranged-pictures.ts'

const messages = picturesPageMessages.arrange

type ArrangementProps = { readonly name: string; readonly arranged: ArrangedPictures }

export function PictureArrangement({ name, arranged }: ArrangementProps) {
  const { pictures, busy, save } = arranged
  const [dragged, setDragged] = useState<number>()
  const [status, setStatus] = useState('')
  const move = async (from: number, to: number): Promise<void> => {
    const picture = pictures[from]
    if (busy || !picture || to < 0 || to >= pictures.length || from === to) return
    const without = pictures.toSpliced(from, 1)
    if (await save(without.toSpliced(to, 0, picture)))
      setStatus(messages.moved(to + 1, pictures.length))
  }
  return (
    <section className="form-part" aria-labelledby="arrange">
      <h2 id="arrange">{messages.heading}</h2>
      <p className="help">{messages.lead}</p>
      <p className="hidden-label" role="status">
        {status}
      </p>
      <ol className="arranged" aria-busy={busy}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.image}
            picture={picture}
            index={index}
            name={name}
            arranged={arranged}
            move={move}
            isDragged={dragged === index}
            drag={{
              draggable: !busy,
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              },
              onDragEnd: () => setDragged(undefined),
              onDragOver: (event: DragEvent) => {
                if (dragged !== undefined) event.preventDefault()
              },
              onDrop: (event: DragEvent) => {
                if (dragged === undefined) return
                event.preventDefault()
                setDragged(undefined)
                void move(dragged, index)
              },
            }}
          />
        ))}
      </ol>
    </section>
  )
}

type DragProps = Pick<
  React.ComponentProps<'li'>,
  'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'
>
type ItemProps = ArrangementProps & {
  readonly picture: EditedPicture
  readonly index: number
  readonly isDragged: boolean
  readonly drag: DragProps
  readonly move: (from: number, to: number) => Promise<void>
}

function PictureItem({ picture, index, name, arranged, isDragged, drag, move }: ItemProps) {
  const { pictures, busy, save } = arranged
  const saveAlt = async (alt: string): Promise<void> => {
    if (alt === picture.alt) return
    if (await save(pictures.with(index, { ...picture, alt }))) toast(messages.saved)
  }
  const remove = async (): Promise<void> => {
    if (pictures.length === 1) toast(messages.onlyOne, 'info')
    else if (await save(pictures.toSpliced(index, 1))) {
      toast(messages.removed)
      document.querySelector<HTMLElement>('.arranged li:last-child button:last-child')?.focus()
    }
  }
  const source = picture.picture === null ? picture.image : `/pictures/${picture.picture}-240.webp`
  return (
    <li className={isDragged ? 'dragged' : undefined} {...drag}>
      <div className="plate" title={messages.dragHint}>
        <img
          src={source}
          alt={picture.alt || name}
          width={160}
          height={160}
          draggable={false}
          referrerPolicy="no-referrer"
        />
      </div>
      <div>
        <h3>{index === 0 ? messages.first : messages.nth(index + 1)}</h3>
        <TextField
          label={messages.alt}
          help={index === 0 ? messages.altHelp : undefined}
          defaultValue={picture.alt}
          placeholder={messages.altHint(name)}
          maxLength={200}
          autoComplete="off"
          onBlur={({ currentTarget }) => void saveAlt(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </div>
      <ArrangedButtons
        index={index}
        count={pictures.length}
        busy={busy}
        labels={{
          earlier: messages.earlier(index + 1),
          later: messages.later(index + 1),
          remove: messages.remove(index + 1),
        }}
        move={move}
        remove={remove}
      />
    </li>
  )
}
