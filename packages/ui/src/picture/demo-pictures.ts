import line from './demo/automatic-crimping-line.webp'
import press from './demo/crimping-press.webp'
import contact from './demo/scene-crimp-contact-macro.webp'
import hall from './demo/scene-factory-hall.webp'
import applicator from './demo/spare-crimp-applicator.webp'
import type { PictureAddress } from './picture.tsx'

/** Pictures for the examples. */
export const demoPictures = { line, press, contact, hall, applicator }

export const demoBlur =
  'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAkABABoJaQAAujH1sAAAP6UNIeErwXyCeZbtTWSqPJNyRnarMc9P9AAAA=='

/** The examples have no picture service: every size is the same file. */
export const demoAddress: PictureAddress = ({ file }) => file
