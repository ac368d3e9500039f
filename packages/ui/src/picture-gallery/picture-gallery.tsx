// Needs no script: radio buttons select the picture, and invoker commands open the lightbox as a modal dialog.
import type { PicturePresetName } from '@ferrule/domain/pictures/picture-presets'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import classes from './picture-gallery.module.css'

export type GalleryPicture = Pick<PictureProps, 'url' | 'alt' | 'original' | 'focal' | 'blur'>

export type GalleryLabels = {
  /** Accessible name of the selection: "Pictures of Axion 56". */
  pictures: string
  /** "Picture 2 of 5". */
  picture: (position: number, count: number) => string
  enlarge: string
  close: string
}

type GalleryProps = { pictures: readonly GalleryPicture[]; address: PictureProps['address']; labels: GalleryLabels }

/** Picture gallery with thumbnails and a lightbox. Designed for up to twelve pictures. */
export function PictureGallery({ pictures, address, labels }: GalleryProps) {
  const id = useId()
  const strip = { pictures, address, labels, lightbox: id }
  return (
    <div className={classes.gallery}>
      <Strip {...strip} variant="stage" />
      <dialog id={id} className={classes.lightbox} aria-label={labels.pictures} {...{ closedby: 'any' }}>
        <button type="button" className={classes.close} aria-label={labels.close} {...command('close', id)}>
          <Icon name="close" />
        </button>
        <Strip {...strip} variant="large" />
      </dialog>
    </div>
  )
}

/** Invoker command attributes, which React does not type yet: they open and close a modal dialog without script. */
function command(name: 'show-modal' | 'close', dialog: string): Record<string, string> {
  return { command: name, commandfor: dialog }
}

type StripProps = GalleryProps & { variant: 'stage' | 'large'; lightbox: string }

/** The stage crops every picture to a square; the lightbox shows it uncropped. */
const presets: Record<StripProps['variant'], { picture: PicturePresetName; thumbnail: PicturePresetName }> = {
  stage: { picture: 'Product', thumbnail: 'GalleryThumbnail' },
  large: { picture: 'ClassificationLarge', thumbnail: 'LightboxThumbnail' },
}

/** Pictures with thumbnails. Until a picture is selected in the lightbox, CSS shows the stage's picture there. */
function Strip({ pictures, address, labels, variant, lightbox }: StripProps) {
  const isStage = variant === 'stage'
  return (
    <fieldset className={`${classes.strip} ${classes[variant]}`}>
      <legend className={classes.unseen}>{labels.pictures}</legend>
      {pictures.map((picture, position) => (
        <div key={picture.url ?? position} className={classes.item}>
          <figure className={classes.figure}>
            <Picture
              {...picture}
              preset={presets[variant].picture}
              address={address}
              first={isStage && position === 0}
            />
            {isStage && (
              <button
                type="button"
                className={classes.enlarge}
                aria-label={labels.enlarge}
                {...command('show-modal', lightbox)}
              >
                <Icon name="expand" />
              </button>
            )}
          </figure>
          {pictures.length > 1 && (
            <label className={classes.thumbnail}>
              <input
                type="radio"
                name={`${lightbox}-${variant}`}
                defaultChecked={isStage && position === 0}
                aria-label={labels.picture(position + 1, pictures.length)}
              />
              <Picture
                url={picture.url}
                original={picture.original}
                focal={picture.focal}
                alt=""
                preset={presets[variant].thumbnail}
                address={address}
              />
            </label>
          )}
        </div>
      ))}
    </fieldset>
  )
}
