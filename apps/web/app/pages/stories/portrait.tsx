import { toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Avatar } from '@ferrule/ui/avatar'
import { Picture } from '@ferrule/ui/picture'
import classes from './portrait.module.css'
import type { StoryContact } from './stories-view.ts'

type PortraitProps = { contact: Pick<StoryContact, 'name' | 'image'>; size?: 'medium' | 'large' }

const renditions = {
  medium: { preset: 'Contact', sizes: '56px' },
  large: { preset: 'AsideSquare', sizes: '192px' },
} as const

/** The portrait of an author, or the initials. Decorative, because the name is beside it. */
export function Portrait({ contact: { name, image }, size = 'medium' }: PortraitProps) {
  if (!image) return <Avatar initials={initialsOf(name)} size={size} />
  const { file, ...facts } = toPictureSource(image)
  return (
    <span className={`${classes.portrait} ${classes[size]}`}>
      <Picture {...renditions[size]} {...facts} url={file} alt="" address={toPicturePath} />
    </span>
  )
}
