/** Picture and sentence of a category, between the heading and the list of its tools. */
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { ToolPicture } from '../../ui/picture.tsx'

type CategoryHeadProps = {
  readonly category: {
    readonly name: string
    readonly sentence: string
    /** The address of an external picture; empty if `picture` is set, or if there is none. */
    readonly image: string
    readonly picture: string | null
  } & InLanguages<'name' | 'sentence'>
}

export const CategoryHead = ({ category: { sentence, image, picture, lang } }: CategoryHeadProps) =>
  sentence === '' && picture === null && image === '' ? null : (
    <div className="category-head">
      {picture === null && image === '' ? null : (
        <ToolPicture picture={picture} image={image} alt="" sizes="96px" first />
      )}
      <p lang={lang?.sentence}>{sentence}</p>
    </div>
  )
