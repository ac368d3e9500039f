import { pictureSelection } from '../pictures/picture-content.ts'

export const galleryFragment = `fragment Gallery on GalleryBlock {
  blockType
  heading
  pictures { image ${pictureSelection} caption }
}`
