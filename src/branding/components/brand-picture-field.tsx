/**
 * The field for a logo, an icon or the front page's picture: uploads at once, shows the picture,
 * and can remove it.
 */
import { uploadFile, type UploadOptions } from '../../pictures/upload.client.ts'
import { UploadProgress, useDropZone } from '../../pictures/components/picture-field.tsx'
import { usePictureUpload } from '../../pictures/components/use-picture-upload.ts'
import {
  brandFileAddress,
  brandPictureKinds,
  fitInside,
  parseBrandPicture,
  type BrandPicture,
  type BrandPictureKind,
} from '../../platform/profile/brand-picture.ts'
import type { PictureSettingField } from '../../settings/components/settings-form.tsx'
import { Field } from '../../ui/field.tsx'
import uploadStyles from '../../ui/styles/picture-upload.css?url&no-inline'
import { brandingContract } from '../contract.ts'
import { brandingMessages } from '../messages/branding.ts'

const messages = brandingMessages.field
const acceptedTypes = 'image/svg+xml,image/jpeg,image/png,image/webp,image/avif'

/** Sends a file, and returns its key. */
const uploadFor =
  (kind: BrandPictureKind) =>
  async (file: Blob, options: UploadOptions): Promise<string> => {
    const answer = await uploadFile(brandingContract.add, `/brand-pictures/${kind}`, file, options)
    return typeof answer === 'object' && answer !== null && 'picture' in answer
      ? String(answer.picture)
      : ''
  }

export function BrandPictureField({
  name,
  label,
  help,
  value,
  error,
  onChange,
}: PictureSettingField) {
  const kind = brandPictureKinds.find((one) => one === name) ?? 'logo'
  const upload = usePictureUpload(onChange, uploadFor(kind))
  const { state, start } = upload
  const { isOver, dropProps } = useDropZone(start)
  const picture = parseBrandPicture(value)
  return (
    <div className={isOver ? 'brand-drop over' : 'brand-drop'} {...dropProps}>
      <link rel="stylesheet" href={uploadStyles} precedence="default" />
      <Field
        label={label}
        help={`${help} ${messages.help[kind]}`}
        error={state.status === 'failed' ? state.reason : error}
      >
        {(ids) => (
          // Cleared after each selection; otherwise the same file could not be selected again.
          <input
            className="input file"
            type="file"
            accept={acceptedTypes}
            {...ids}
            onChange={({ currentTarget }) => {
              start(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      {picture === undefined ? (
        <p className="muted small">{messages.none[kind]}</p>
      ) : (
        <>
          <Preview picture={picture} label={label} />
          <button
            type="button"
            className="button tight"
            aria-label={messages.removeLabel(label)}
            onClick={() => {
              upload.reset()
              onChange('')
            }}
          >
            {messages.remove}
          </button>
        </>
      )}
      <UploadProgress upload={upload} done={messages.done} />
    </div>
  )
}

type PreviewProps = { readonly picture: BrandPicture; readonly label: string }

/** A preview: a logo on the bar and on paper, an icon in a browser tab. */
function Preview({ picture, label }: PreviewProps) {
  const { key, kind, ground } = picture
  const image = (file: string, alt: string, width: number, height: number) => (
    <img src={brandFileAddress(key, file)} alt={alt} width={width} height={height} />
  )
  if (kind === 'hero')
    return (
      <span className="brand-preview wide">
        {image('hero-800.webp', messages.preview(label), 800, 333)}
      </span>
    )
  if (kind === 'icon')
    return (
      <span className="brand-preview">
        {image('icon-192.png', messages.preview(label), 64, 64)}
        {image('icon-32.png', '', 32, 32)}
      </span>
    )
  const { width, height } = fitInside(picture, { width: 200, height: 36 })
  return (
    <span className="brand-preview">
      <span className={ground === 'light' ? 'on-bar lit' : 'on-bar'}>
        {image('logo.webp', messages.onBar(label), width, height)}
      </span>
      <span className="on-white">{image('print.png', messages.onWhite(label), width, height)}</span>
    </span>
  )
}
