// Needs no script: radio buttons choose the picture, and the browser opens the lightbox as a modal dialog.
import type { PicturePresetName } from '@ferrule/domain/pictures/picture-presets'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import classes from './picture-gallery.module.css'

export type GalleryPicture = Pick<PictureProps, 'url' | 'alt' | 'original' | 'focal' | 'blur'>

export type GalleryLabels = {
  /** Names the choice: "Pictures of Axion 56". */
  pictures: string
  /** "Picture 2 of 5". */
  picture: (position: number, count: number) => string
  enlarge: string
  close: string
}

type GalleryProps = { pictures: readonly GalleryPicture[]; address: PictureProps['address']; labels: GalleryLabels }

/** Pictures of one machine: a stage, thumbnails under it, and the same larger in a dialog. Made for up to twelve. */
export function PictureGallery({ pictures, address, labels }: GalleryProps) {
  const id = useId()
  const strip = { pictures, address, labels, lightbox: id }
  return (
    <div className={classes.gallery}>
      <Strip {...strip} look="stage" />
      <dialog id={id} className={classes.lightbox} aria-label={labels.pictures} {...{ closedby: 'any' }}>
        <button type="button" className={classes.close} aria-label={labels.close} {...command('close', id)}>
          <Icon name="close" />
        </button>
        <Strip {...strip} look="large" />
      </dialog>
    </div>
  )
}

/** React does not know these attributes yet; browsers open and close a modal dialog by them, without script. */
function command(verb: 'show-modal' | 'close', dialog: string): Record<string, string> {
  return { command: verb, commandfor: dialog }
}

type StripProps = GalleryProps & { look: 'stage' | 'large'; lightbox: string }

const thumbnails: Record<StripProps['look'], PicturePresetName> = {
  stage: 'GalleryThumbnail',
  large: 'LightboxThumbnail',
}

/** The pictures with their thumbnails. Without a choice of its own the lightbox shows what the stage shows: see the style sheet. */
function Strip({ pictures, address, labels, look, lightbox }: StripProps) {
  const isStage = look === 'stage'
  return (
    <fieldset className={`${classes.strip} ${classes[look]}`}>
      <legend className={classes.unseen}>{labels.pictures}</legend>
      {pictures.map((picture, position) => (
        <div key={picture.url ?? position} className={classes.item}>
          <figure className={classes.figure}>
            <Picture {...picture} preset="ClassificationLarge" address={address} first={isStage && position === 0} />
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
                name={`${lightbox}-${look}`}
                defaultChecked={isStage && position === 0}
                aria-label={labels.picture(position + 1, pictures.length)}
              />
              <Picture
                url={picture.url}
                original={picture.original}
                focal={picture.focal}
                alt=""
                preset={thumbnails[look]}
                address={address}
              />
            </label>
          )}
        </div>
      ))}
    </fieldset>
  )
}
